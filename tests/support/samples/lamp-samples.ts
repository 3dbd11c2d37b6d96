import type { ProductNames } from "~/range/product/names";
import { kindsSchema, type ProductKinds } from "~/range/product/schema/kinds.server";
import { asProduct, type Product, productSchemaOf } from "~/range/product/schema/schema.server";
import { createCatalogue } from "~/range/products/catalogue";
import { sampleNames, sampleProductFile, sampleRangeOf, sampleTree } from "./product-samples";

/** Kinds of a brand of lamps, about which the code knows nothing: no roles, one measure and two technical values. */
export const lampKinds: ProductKinds = kindsSchema.parse({
  kinds: [],
  measures: [
    { id: "cableLength", label: "Długość przewodu", key: 1, facet: { parameter: "przewod", order: 1 } },
  ],
  values: [
    { id: "socket", label: "Oprawka" },
    { id: "brightness", label: "Jasność", unit: "lm" },
  ],
  mountings: [{ value: "sufitowa", label: "Na suficie" }],
  drinkingWater: { categories: [] },
});

/** Returns a lamp of that brand; `change` overrides fields of its file. */
export function sampleLamp(change: Record<string, unknown> = {}): Product {
  const file = sampleProductFile({
    name: "Lampa Zorza",
    slug: "zorza-lampa",
    mounting: "sufitowa",
    features: [],
    measures: { width: 300, depth: 300, height: 200, cableLength: 1500 },
    technical: { socket: "E27", brightness: 800 },
    ...change,
  });
  return asProduct(productSchemaOf(lampKinds).parse(file), lampKinds);
}

/** Returns the catalogue of lamps; `change` overrides the names of measures, values and mountings. */
export function lampCatalogue(products: Product[], change: Partial<ProductNames> = {}) {
  const { measures, values, mountings, roles } = { ...lampKinds, ...change };
  const names = { ...sampleNames, measures, values, mountings, roles };
  return createCatalogue(products, sampleTree, names, sampleRangeOf([]));
}
