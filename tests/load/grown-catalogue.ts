import type { Geometry } from "lib/fit-rules/geometry/schema.server";
import type { Product } from "~/range/product/schema/schema.server";
import type { Category } from "~/range/tree/tree";

const productsPerCategory = 20;
/** Number of consecutive products in the same category: slightly more than one page shows. */
const productsInARow = 25;
/** Maximum number of categories that the site accepts from the category service (see `parser.server.ts`). */
const mostCategories = 5_000;

/** Adds copies of the real branches to the tree, in proportion to the number of products. */
export function growTree(root: Category, products: number): Category {
  const branches = root.children;
  const own = branches.reduce((count, { children }) => count + 1 + children.length, 1);
  const wanted = Math.min(mostCategories, Math.floor(products / productsPerCategory));
  const copies = Math.max(0, Math.floor((wanted - own) / own));
  return {
    ...root,
    children: [
      ...branches,
      ...Array.from({ length: copies }, (_, copy) =>
        branches.map((branch) => renumbered(branch, (copy + 1) * 10_000)),
      ).flat(),
    ],
  };
}

function renumbered(category: Category, by: number, parent: Category | null = null): Category {
  const id = category.id + by;
  const to = `${parent?.to ?? "/produkty"}/${id}-${category.to.replace(/.*\/\d+-/, "")}`;
  const copy = { ...category, id, to, parentId: parent?.id ?? category.parentId };
  return { ...copy, children: category.children.map((child) => renumbered(child, by, copy)) };
}

/**
 * Copies the real products until there are `count`, each with its own slug, codes, dimensions and category. Fills one
 * category after another, so that category pages are full, and thus comparable, in a catalogue of any size.
 */
export function growProducts(models: readonly Product[], root: Category, count: number): Product[] {
  const leaves = leavesOf(root);
  return Array.from({ length: count }, (_, place) => {
    const model = models[place % models.length];
    const leaf = leaves[Math.floor(place / productsInARow) % leaves.length];
    if (!model || !leaf) throw new Error("No product or category to grow from");
    const series = Math.floor(place / models.length);
    const { height, width } = model.measures;
    return {
      ...model,
      slug: `${model.slug}-${series}`,
      name: series === 0 ? model.name : `${model.name} ${series}`,
      code: `${model.code}-${series}`,
      categories: [leaf.id],
      order: place,
      goesWith: model.goesWith.map((other) => `${other}-0`),
      measures: { ...model.measures, height: height + (series % 97), width: width + (series % 89) },
      finishes: model.finishes.map((finish, position) => ({
        ...finish,
        code: `${finish.code}-${series}`,
        gtin: String(9_520_000_000_000 + place * 10 + position),
      })),
    };
  });
}

/** One product in this many is replaced by a tap or a basin. */
const tapOrBasinEvery = 5;

/**
 * Replaces every fifth product with a tap or a basin that has its real category and its own side view. Outlets and rims
 * have many heights, so that each product fits only some of the others. `goesWith` lists products as in the real
 * catalogue.
 */
export function growTapsAndBasins(
  products: readonly Product[],
  models: readonly Product[],
  geometries: ReadonlyMap<string, Geometry>,
): { products: Product[]; geometries: Map<string, Geometry>; slugs: string[] } {
  const kinds = models.filter(({ slug }) => /^(lira|kanta|osta)-bateria-umywalkowa|^misa-/.test(slug));
  const isKind = new Set(kinds.map(({ slug }) => slug));
  const grown = new Map<string, Geometry>();
  const changed = products.map((product, place) => {
    const turn = Math.floor(place / tapOrBasinEvery);
    const model = kinds[turn % kinds.length];
    const geometry = model && geometries.get(model.slug);
    if (place % tapOrBasinEvery !== 0 || !model || !geometry) return product;
    const series = Math.floor(turn / kinds.length);
    const slug = `${model.slug}-para-${series}`;
    grown.set(slug, raised({ ...geometry, slug }, (series * 7) % 400));
    const goesWith = model.goesWith.filter((other) => isKind.has(other)).map((other) => `${other}-para-0`);
    return {
      ...product,
      slug,
      name: `${model.name} ${series}`,
      categories: model.categories,
      goesWith,
      requires: [],
    };
  });
  return { products: changed, geometries: grown, slugs: [...grown.keys()] };
}

/** Returns the side view of a tap or a basin `by` mm higher. */
export function raised(geometry: Geometry, by: number): Geometry {
  const { side, section, box, outlet, rim, drain } = geometry;
  const higher = <Place extends { z: number }>(place: Place): Place => ({ ...place, z: place.z + by });
  const lines = (all: Geometry["side"]) =>
    all.map((line) => line.map(([u, z]): [number, number] => [u, z + by]));
  return {
    ...geometry,
    side: lines(side),
    box: { ...box, minZ: box.minZ + by, maxZ: box.maxZ + by },
    ...(section && { section: lines(section) }),
    ...(outlet && { outlet: higher(outlet) }),
    ...(rim && { rim: higher(rim) }),
    ...(drain && { drain: higher(drain) }),
  };
}

function leavesOf(category: Category): Category[] {
  return category.children.length === 0 ? [category] : category.children.flatMap(leavesOf);
}
