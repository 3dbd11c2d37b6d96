import type { CataloguePage } from "~/editorial/pages.server";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import type { Category } from "~/range/tree";

/** `file` is the path of the PDF that it is in. */
export type Chapter = { category: Category; label: string; file: string; products: Product[] };

/**
 * Maximum number of models in a PDF, which takes some 70 kB for each: a larger file is hard to send and slow to
 * regenerate.
 */
const modelsInFile = 200;

/**
 * Divides the range into the chapters of the printed catalogue (behaviour 1.7), for the PDF and for the site's page of
 * it. Omits withdrawn products. A product in several categories appears only in the first matching chapter. If there
 * are more models than a PDF may have, each chapter is a PDF of its own, and one that still has more is divided by the
 * categories below; the PDF at the address of the whole then has collections and the index of all numbers.
 * @param page.categories ids of top-level categories in the order of the chapters; those missing follow at the end
 * @returns the chapters, the paths of all PDFs, and what the one at the address of the whole has; null if everything
 */
export function catalogueChapters(
  { products, tree }: Pick<Catalogue, "products" | "tree">,
  { categories: order, downloads }: Pick<CataloguePage, "categories" | "downloads">,
): { chapters: Chapter[]; files: string[]; volume: string | null } {
  const whole = downloads[0]?.file;
  if (!whole) return { chapters: [], files: [], volume: null };
  const top = tree.root.children;
  const wanted = order.flatMap((id) => top.find((category) => category.id === id) ?? []);
  const inOrder = [...wanted, ...top.filter((category) => !wanted.includes(category))];

  const remaining = new Set(products.filter(({ withdrawn }) => !withdrawn));
  const isWhole = remaining.size <= modelsInFile;
  const chaptersOf = (category: Category): Chapter[] => {
    const own = [...remaining].filter((product) =>
      product.categories.some((id) => isWithin(id, category.id)),
    );
    const below = own.length > modelsInFile ? category.children.flatMap(chaptersOf) : [];
    const products = own.filter((product) => remaining.delete(product));
    if (products.length === 0) return below;
    const label = [...tree.ancestors(category.id).slice(1), category].map(({ label }) => label).join(" – ");
    const file = isWhole ? whole : whole.replace(/(?=\.pdf$)/, `-${category.id}`);
    return [...below, { category, label, file, products }];
  };
  const chapters = inOrder.flatMap(chaptersOf);
  const files = new Set([...(isWhole ? [] : [whole]), ...chapters.map(({ file }) => file)]);
  return { chapters, files: [...files], volume: isWhole ? null : "Kolekcje i indeks" };

  function isWithin(id: number, ancestor: number): boolean {
    return id === ancestor || tree.ancestors(id).some((category) => category.id === ancestor);
  }
}
