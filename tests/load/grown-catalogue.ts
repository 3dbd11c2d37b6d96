import type { Product } from "~/catalogue/product/schema.server";
import type { Category } from "~/catalogue/tree/tree";
import type { Geometry } from "~/fit-rules/geometry/schema.server";

const productsPerCategory = 20;
/** Products that follow one another in a category: a little more than a page shows. */
const productsInARow = 25;
/** The category service may send no more (see `parser.server.ts`). */
const mostCategories = 5_000;

/** The real tree with as many further branches as a range of that size would have. */
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
 * Real products again and again, with names, numbers, measures and categories of their own. One category is filled
 * after another, so that a category's page is full in a range of any size and pages can be compared.
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

/** Every fifth product of a grown range is a tap or a basin. */
const tapOrBasinEvery = 5;

/**
 * The range with a tap or a basin at every fifth place, in its own category and with a side view of its own: outlets and
 * rims of many heights, so that each has partners at some heights only. They name one another as the real ones do.
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

/** With its outlet or rim higher by some mm; the rest of the view is left as it is. */
function raised(geometry: Geometry, by: number): Geometry {
  const { outlet, rim } = geometry;
  if (outlet) return { ...geometry, outlet: { ...outlet, z: outlet.z + by } };
  return rim ? { ...geometry, rim: { ...rim, z: rim.z + by } } : geometry;
}

function leavesOf(category: Category): Category[] {
  return category.children.length === 0 ? [category] : category.children.flatMap(leavesOf);
}
