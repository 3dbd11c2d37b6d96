import { readFileSync } from "node:fs";
import type { FitPart } from "~/fit/rules/types/fit-part";
import type { Geometry } from "~/range/products.server";

/** Creates an input for the fit rules with only a kind and a side view; `rest` sets more fields. */
export function sampleFittingModel(
  slug: string,
  kind: FitPart["kind"],
  geometry: Geometry,
  rest: Partial<FitPart> = {},
): FitPart {
  return { slug, name: slug, code: slug, kind, geometry, requires: [], ...rest };
}

/** One line of a side view, from corner to corner. */
export const outline = (...corners: [u: number, z: number][]) => corners;

/** Returns a product of the catalogue as input for the fit rules, with its side view from `content/fitting/`. */
export function catalogueFittingModel(slug: string, kind: FitPart["kind"], rest?: Partial<FitPart>): FitPart {
  const geometry: Geometry = JSON.parse(readFileSync(`content/fitting/${slug}.json`, "utf8"));
  return sampleFittingModel(slug, kind, geometry, rest);
}

/** What the deck taps of the catalogue take: a hole of 35 mm in a deck of 45 mm at most. */
export const clamps = { tapHole: 35, deckThicknessMax: 45 };
