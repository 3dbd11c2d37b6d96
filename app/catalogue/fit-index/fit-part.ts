import { simultaneousFlow } from "~/catalogue/product/flow";
import type { Product } from "~/catalogue/product/schema.server";
import type { FitPart, RequiredPart } from "~/fit-rules/fit-part";
import type { Geometry } from "~/fit-rules/geometry/schema.server";

/** Products and their side views, both by slug. */
export type FitSources = { bySlug: ReadonlyMap<string, Product>; geometries: ReadonlyMap<string, Geometry> };

/** Converts a product to input for the fit rules; null if the product has no side view or no rules cover its kind. */
export function fitPart(product: Product, range: FitSources): FitPart | null {
  const kind = product.kind.fitting;
  const geometry = range.geometries.get(product.slug);
  if (!kind || !geometry) return null;
  const { slug, name, code, collection, requires, measures, technical } = product;
  return {
    slug,
    name,
    code,
    collection,
    kind,
    geometry,
    requires: requires.flatMap((part) => requiredPart(part, range)),
    tapHole: asNumber(technical.tapHoleMm),
    deckThicknessMax: asNumber(technical.deckThicknessMaxMm),
    baseWidth: measures.baseDiameter ?? measures.baseWidth ?? null,
    headWidth: measures.headDiameter ?? measures.headWidth ?? null,
    flow: simultaneousFlow(technical),
    drainage: asNumber(technical.drainageLpm),
    closes: technical.closing === undefined ? null : technical.closing !== alwaysOpen,
  };
}

function requiredPart(slug: string, { bySlug, geometries }: FitSources): RequiredPart[] {
  const part = bySlug.get(slug);
  if (!part) return [];
  return [{ slug, name: part.name, code: part.code, depthRange: geometries.get(slug)?.depthRange ?? null }];
}

/** Value of `closing` in the content files of wastes that cannot be closed. */
const alwaysOpen = "Stale otwarty";

function asNumber(value: number | string | undefined): number | null {
  return typeof value === "number" ? value : null;
}
