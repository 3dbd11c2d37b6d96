import type { FinishLook } from "~/content/collections.server";
import type { Feature } from "~/content/features.server";
import { type FacetIndex, indexFacets } from "~/range/facets/index-of-facets";
import { codeKey } from "~/range/product/code-key";
import { codeReader } from "~/range/product/code-pattern";
import type { ProductNames } from "~/range/product/names";
import type { Finish, Product } from "~/range/product/schema/schema.server";
import { indexSpareParts, type SparePartIndex } from "~/range/spare-parts/index-of-parts";
import type { SpareParts } from "~/range/spare-parts/schema.server";
import type { CategoryIndex } from "~/range/tree/tree";
import { inRangeOrder, orderByCategory, type ProductOrders } from "./order";

/** Result of a lookup by number. `finish` is null if the number is the product's own and belongs to no finish. */
export type ProductByCode = { product: Product; finish: Finish | null };

type HasFeature = (feature: Feature) => boolean;

/** The product range with all its indexes, so that lookups do not slow down as products are added. */
export type Catalogue = {
  /** Products sorted by `inRangeOrder`. */
  products: readonly Product[];
  names: ProductNames;
  /**
   * Whether the brand has a feature that a page is about to offer with a product: shops, care, the check of a visitor's
   * own basin.
   */
  hasFeature: HasFeature;
  collectionNames: ReadonlyMap<string, string>;
  finishLabels: ReadonlyMap<string, string>;
  finishLooks: ReadonlyMap<string, FinishLook>;
  /** Tells whether a typed word looks like a catalogue number, known or not. */
  looksLikeCode: (word: string) => boolean;
  bySlug: ReadonlyMap<string, Product>;
  /** Maps each former slug to its product. */
  byFormerSlug: ReadonlyMap<string, Product>;
  /** Maps the slug of a product to the products that require it: for a concealed body, its trims. */
  completedBy: ReadonlyMap<string, readonly Product[]>;
  /** Finds a product or finish by catalogue number or EAN, with or without separators. */
  byCode(code: string): ProductByCode | null;
  parts: SparePartIndex;
  tree: CategoryIndex;
  orders: ReadonlyMap<number, ProductOrders>;
  facets: FacetIndex;
};

/**
 * Builds the catalogue from products, category tree, names, spare parts and features, by default all. Called at
 * startup, when content is reloaded, and for each new category tree.
 */
export function createCatalogue(
  unordered: readonly Product[],
  tree: CategoryIndex,
  names: ProductNames,
  parts: SpareParts,
  hasFeature: HasFeature = () => true,
): Catalogue {
  const products = inRangeOrder(unordered);
  const codes = new Map<string, ProductByCode>();
  for (const product of products) {
    codes.set(codeKey(product.code), { product, finish: null });
    for (const finish of product.finishes) {
      codes.set(codeKey(finish.code), { product, finish });
      codes.set(finish.gtin, { product, finish });
    }
  }
  return {
    products,
    names,
    hasFeature,
    collectionNames: new Map(names.collections.map(({ id, name }) => [id, name])),
    finishLabels: new Map(names.finishes.map(({ id, label }) => [id, label])),
    looksLikeCode: codeReader(names.codePattern),
    finishLooks: new Map(names.finishes.map(({ id, look }) => [id, look])),
    bySlug: new Map(products.map((product) => [product.slug, product])),
    byFormerSlug: new Map(
      products.flatMap((product) => product.formerSlugs.map((slug) => [slug, product] as const)),
    ),
    completedBy: groupByRequired(products),
    byCode: (code) => codes.get(codeKey(code)) ?? null,
    parts: indexSpareParts(parts, products),
    tree,
    orders: orderByCategory(products, tree),
    facets: indexFacets(products, names),
  };
}

function groupByRequired(products: readonly Product[]): Map<string, Product[]> {
  const groups = new Map<string, Product[]>();
  for (const product of products)
    for (const slug of product.requires) {
      const group = groups.get(slug);
      if (group) group.push(product);
      else groups.set(slug, [product]);
    }
  return groups;
}
