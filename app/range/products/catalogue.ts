import { runAtOnce } from "lib/processes/steps";
import type { Feature } from "~/brand/features.server";
import type { GivenFacet } from "~/range/facets/given";
import { indexFacets } from "~/range/facets/index-of-facets";
import { codeKey } from "~/range/product/code-key";
import { codeReader } from "~/range/product/code-pattern";
import { roomModels } from "~/range/product/files";
import { measureRows, namedMeasures } from "~/range/product/measures";
import type { ProductNames } from "~/range/product/names";
import type { Finish, Product } from "~/range/product/schema/schema.server";
import { namedValues, technicalRows } from "~/range/product/technical";
import { indexSpareParts } from "~/range/spare-parts/index-of-parts";
import type { SpareParts } from "~/range/spare-parts/schema.server";
import type { CategoryIndex } from "~/range/tree/tree";
import { finishPictures, productCard, productPicture } from "./card";
import { indexFinishes } from "./finishes";
import { inRangeOrder, orderByCategory } from "./order";

/** Result of a lookup by number. `finish` is null if the number is the product's own and belongs to no finish. */
export type ProductByCode = { product: Product; finish: Finish | null };

type Wanted = readonly string[];

/**
 * The product range with all its indexes, so that lookups do not slow down as products are added, and what pages show of
 * it.
 */
export type Catalogue = ReturnType<typeof createCatalogue>;

/** Builds the catalogue like {@link catalogueSteps}, at once. */
export const createCatalogue = (...given: Parameters<typeof catalogueSteps>) =>
  runAtOnce(catalogueSteps(...given));

/** Number of products whose numbers are indexed in one step. */
const productsPerStep = 500;

/**
 * Builds the catalogue from products, category tree, names, spare parts and features, by default all. Called at
 * startup, when content is reloaded, and for each new category tree.
 * @param givenFacets returns the facets of features; by default there are none
 */
export function* catalogueSteps(
  unordered: readonly Product[],
  tree: CategoryIndex,
  names: ProductNames,
  spareParts: SpareParts,
  hasFeature: (feature: Feature) => boolean = () => true,
  givenFacets: () => readonly GivenFacet[] = () => [],
) {
  const products: readonly Product[] = inRangeOrder(unordered);
  const codes = new Map<string, ProductByCode>();
  for (const [place, product] of products.entries()) {
    if (place % productsPerStep === 0) yield;
    codes.set(codeKey(product.code), { product, finish: null });
    for (const finish of product.finishes) {
      codes.set(codeKey(finish.code), { product, finish });
      codes.set(finish.gtin, { product, finish });
    }
  }
  const collectionNames: ReadonlyMap<string, string> = new Map(
    names.collections.map(({ id, name }) => [id, name]),
  );
  const named = { collectionNames, ...indexFinishes(names.finishes) };
  const byCode = (code: string) => codes.get(codeKey(code)) ?? null;
  yield;
  const parts = indexSpareParts(spareParts, products);
  yield;
  const orders = orderByCategory(products, tree);
  yield;
  const facets = indexFacets(products, names, givenFacets);
  yield;
  return {
    ...named,
    /** Products sorted by `inRangeOrder`. */
    products,
    names,
    /**
     * Whether the brand has a feature that a page is about to offer with a product: shops, care, the check of a
     * visitor's own basin.
     */
    hasFeature,
    /** Tells whether a typed word looks like a catalogue number, known or not. */
    looksLikeCode: codeReader(names.codePattern),
    bySlug: mapOf(products.map((product) => [product.slug, product])),
    /** Maps each former slug to its product. */
    byFormerSlug: mapOf(
      products.flatMap((product) => product.formerSlugs.map((slug) => [slug, product] as const)),
    ),
    /** Maps the slug of a product to the products that require it: for a concealed body, its trims. */
    completedBy: groupByRequired(products),
    /** Finds a product or finish by catalogue number or EAN, with or without separators. */
    byCode,
    parts,
    tree,
    orders,
    facets,
    examples: {
      product: byCode(names.exampleCode)?.product.code ?? names.exampleCode,
      finish: names.exampleCode,
    },
    productCard: (product: Product, wanted?: Wanted) => productCard(product, named, wanted),
    productPicture: (product: Product, wanted?: Wanted) => productPicture(product, named, wanted),
    finishPictures: (product: Product, finish: Finish) => finishPictures(product, finish, named),
    measuresOf: (product: Product) => namedMeasures(product, names),
    measureRows: (product: Product) => measureRows(product, names),
    technicalOf: (product: Product) => namedValues(product.technical, names),
    technicalRows: (product: Product) => technicalRows(product.technical, names),
    mountingLabel: (mounting: string) =>
      names.mountings.find(({ value }) => value === mounting)?.label ?? mounting,
    roomModels: (product: Product, code: string) => roomModels(product, code, names),
    /** Returns the href of what to know about a product's care; null if the brand has no such page. */
    careHref: ({ care }: Product) =>
      care !== null && hasFeature("care") ? `/pielegnacja-produktow#${care}` : null,
  };
}

const mapOf = (entries: readonly (readonly [string, Product])[]): ReadonlyMap<string, Product> =>
  new Map(entries);

function groupByRequired(products: readonly Product[]): ReadonlyMap<string, readonly Product[]> {
  const groups = new Map<string, Product[]>();
  for (const product of products)
    for (const slug of product.requires) groups.set(slug, [...(groups.get(slug) ?? []), product]);
  return groups;
}
