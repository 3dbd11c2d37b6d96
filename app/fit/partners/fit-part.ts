import type { FitPart, RequiredPart } from "~/fit/rules/types/fit-part";
import { simultaneousFlow } from "~/range/product";
import type { Product } from "~/range/product.server";
import type { Geometry } from "../../range/products.server";

/** Products and their side views, both by slug. */
export type FitSources = { bySlug: ReadonlyMap<string, Product>; geometries: ReadonlyMap<string, Geometry> };

/** Converts a product to input for the fit rules; null if the product has no side view or no rules cover its kind. */
export function fitPart(product: Product, range: FitSources): FitPart | null {
  const kind = product.kind.fitting;
  const geometry = range.geometries.get(product.slug);
  if (!kind || !geometry) return null;
  const { slug, name, code, requires, byRole } = product;
  return {
    ...byRole,
    slug,
    name,
    code,
    kind,
    geometry,
    requires: requires.flatMap((part) => requiredPart(part, range)),
    flow: simultaneousFlow(product) ?? undefined,
  };
}

function requiredPart(slug: string, { bySlug, geometries }: FitSources): RequiredPart[] {
  const part = bySlug.get(slug);
  if (!part) return [];
  return [{ slug, name: part.name, code: part.code, depthRange: geometries.get(slug)?.depthRange ?? null }];
}
