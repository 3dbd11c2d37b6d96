import type { Product } from "~/catalogue/product/schema.server";
import type { Geometry } from "~/fitting/geometry/schema.server";
import type { FittingModel, Kind, RequiredPart } from "~/fitting/model";

/** The kinds that the rules of fitting know, by the ids of categories. */
const kinds: ReadonlyMap<number, Kind> = new Map([
  [4101, "deck-tap"],
  [4102, "deck-tap"],
  [4103, "wall-tap"],
  [4201, "wall-bath-mixer"],
  [4202, "floor-mixer"],
  [4301, "shower-column"],
  [4302, "shower-head"],
  [4501, "countertop-basin"],
  [4502, "wall-hung-basin"],
  [4601, "free-standing-bath"],
  [4602, "built-in-bath"],
  [4701, "tray"],
  [4702, "linear-drain"],
  [4801, "trap"],
  [4802, "waste"],
  [4900, "flush-plate"],
  [5301, "concealed-body"],
  [5302, "frame"],
]);

/** Where products and their side views are found. */
export type Range = { bySlug: ReadonlyMap<string, Product>; geometries: ReadonlyMap<string, Geometry> };

/** What the rules of fitting need of a product; null where they know nothing of its kind. */
export function fittingModel(product: Product, range: Range): FittingModel | null {
  const kind = product.categories.map((id) => kinds.get(id)).find((found) => found !== undefined);
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
    flow: flowOf(technical),
    drainage: asNumber(technical.drainageLpm),
    closes: technical.closing === undefined ? null : technical.closing !== alwaysOpen,
  };
}

function requiredPart(slug: string, { bySlug, geometries }: Range): RequiredPart[] {
  const part = bySlug.get(slug);
  if (!part) return [];
  return [{ slug, name: part.name, code: part.code, depthRange: geometries.get(slug)?.depthRange ?? null }];
}

/** How the content says that a waste cannot be closed. */
const alwaysOpen = "Stale otwarty";

function asNumber(value: number | string | undefined): number | null {
  return typeof value === "number" ? value : null;
}

/** All outlets together: a column's head and its hand shower may run at the same time. */
function flowOf({ flowLpm3bar, flowHandShowerLpm3bar }: Product["technical"]): number | null {
  const flow = asNumber(flowLpm3bar);
  return flow === null ? null : flow + (asNumber(flowHandShowerLpm3bar) ?? 0);
}
