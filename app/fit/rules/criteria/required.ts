import type { InstallerNeed } from "../types/check";
import type { FitPart, RequiredPart } from "../types/fit-part";
import type { Rule } from "./rule";
import { mmRange, source } from "./words";

/**
 * Returns a rule for each product needed for mounting. Each rule states the installation depth and has the verdict
 * `fits`.
 */
export function requiredRules(model: FitPart): Rule[] {
  return model.requires.map((part) => ({
    id: "body",
    verdict: "fits",
    margin: null,
    words: () => ({
      label: "potrzebny element",
      limit: depthOf(part, model) ?? part.code,
      sentence: `Do montażu potrzebny jest ${named(part)}${depth(part, model)}.`,
      source: source.product,
    }),
  }));
}

/** Checks that `other` is among the products that `model` requires. */
export function meantFor(model: FitPart, other: FitPart): Rule {
  const part = model.requires.find(({ slug }) => slug === other.slug);
  const wanted = model.requires.map(named).join(" i ");
  return {
    id: "body",
    verdict: part ? "fits" : "fails",
    margin: null,
    words: () => ({
      label: "przeznaczenie",
      limit: wanted || "brak wymagań",
      sentence: part
        ? `${other.name} jest przeznaczony do tego modelu${depth(part, model)}.`
        : `Do tego modelu potrzebny jest ${wanted || "inny element"}.`,
      source: source.product,
    }),
  };
}

export function needsOf(model: FitPart): InstallerNeed[] {
  return model.requires.map((part) => ({
    slug: part.slug,
    reason: `Bez niego nie da się zamontować: ${model.name}.`,
  }));
}

/** Returns a row of installer data for each required product whose installation depth is known. */
export function depthRow(model: FitPart): { label: string; value: string }[] {
  return model.requires.flatMap((part) => {
    const value = depthOf(part, model);
    return value ? [{ label: `Głębokość osadzenia ${part.code}`, value }] : [];
  });
}

function named({ name }: RequiredPart) {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function depth(part: RequiredPart, model: FitPart) {
  const value = depthOf(part, model);
  return value ? `, osadzony ${value}` : "";
}

function depthOf({ depthRange }: RequiredPart, { geometry }: FitPart): string | null {
  if (!depthRange) return null;
  const where = geometry.mount === "floor" ? "od stropu do posadzki" : "od tyłu elementu do lica płytki";
  return `${mmRange(depthRange[0], depthRange[1])} ${where}`;
}
