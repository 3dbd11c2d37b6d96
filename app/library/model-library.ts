import type { FindArtifact } from "lib/platform/files.server";
import { collectionZip, type modelFormats, productFiles, productZip } from "~/range/product";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import { pageOfList } from "~/ui/paging";
import { type LibraryQuery, writeLibraryQuery } from "./model-query";

/** Number of models per page, the same as in product lists (behaviour 16.9). */
export const modelsPerPage = 24;

type LibraryFile = { format: (typeof modelFormats)[number]; path: string; bytes: number };

export type LibraryModel = ReturnType<typeof libraryModel>;

/** Data of the 3D library page (behaviours 1.5, 16.9). */
export type ModelLibrary = NonNullable<ReturnType<typeof modelLibrary>>;

/**
 * Builds the data of the 3D library page.
 * @returns `null` if there is no such page; page 1 always exists
 */
export function modelLibrary(catalogue: Catalogue, query: LibraryQuery, findArtifact: FindArtifact) {
  const { tree, names } = catalogue;
  const everything = catalogue.products
    .filter(({ downloads }) => downloads.length > 0)
    .map((product) => ({
      product,
      // A product's first category decides; the root is the fallback.
      category: tree.topOf(product.categories[0] ?? 0) ?? tree.root,
      files: filesOf(product, query, findArtifact),
    }));
  const matches = everything.filter(
    ({ product, category, files }) =>
      (query.collection === null || query.collection === product.collection) &&
      (query.category === null || query.category === String(category.id)) &&
      files.length > 0,
  );
  const mainCategories = [...tree.root.children, tree.root];
  const inOrder = mainCategories.flatMap((main) => matches.filter(({ category }) => category === main));
  const shown = pageOfList(inOrder, query.page, modelsPerPage);
  if (!shown) return null;
  return {
    query,
    /** Canonical query string of this page, without `?`. Empty for page 1 without filters. */
    queryString: writeLibraryQuery(query),
    collections: names.collections.flatMap(({ id, name }) => {
      const count = everything.filter(({ product }) => product.collection === id).length;
      return count > 0 ? [{ id, label: name, count, zip: zipAt(collectionZip(id), findArtifact) }] : [];
    }),
    categories: tree.root.children.flatMap((main) => {
      const count = everything.filter(({ category }) => category === main).length;
      return count > 0 ? [{ id: String(main.id), label: main.label, count }] : [];
    }),
    /** The models on this page, grouped by main category, in the order of the category tree. */
    groups: mainCategories.flatMap((main) => {
      const models = shown.items
        .filter(({ category }) => category === main)
        .map(({ product, files }) => libraryModel(product, files, catalogue, findArtifact));
      return models.length > 0 ? [{ id: main.id, label: main.label, models }] : [];
    }),
    total: shown.total,
    pages: shown.pages,
  };
}

/**
 * Returns a product's files in the requested format, or all its files if no format was requested. The BIM file is
 * first.
 */
function filesOf(
  product: Product,
  { format: wanted }: LibraryQuery,
  findArtifact: FindArtifact,
): LibraryFile[] {
  return productFiles(product, findArtifact).flatMap(({ format, path, bytes }) =>
    format !== "pdf" && (wanted === null || format === wanted) ? [{ format, path, bytes }] : [],
  );
}

function libraryModel(
  product: Product,
  files: LibraryFile[],
  catalogue: Catalogue,
  findArtifact: FindArtifact,
) {
  const { slug, name, code, collection, withdrawn, downloads } = product;
  const newest = downloads.toSorted((one, other) => other.date.localeCompare(one.date))[0];
  return {
    slug,
    name,
    code,
    collection: collection && (catalogue.collectionNames.get(collection) ?? collection),
    isWithdrawn: withdrawn !== null,
    picture: catalogue.productPicture(product),
    /** Files in the requested format, or all files if no format was requested. */
    files,
    /** Version of the newest file; `date` is the date of that file (`YYYY-MM-DD`). */
    version: newest?.version ?? "",
    date: newest?.date ?? "",
    zip: zipAt(productZip(product), findArtifact),
  };
}

function zipAt(href: string, findArtifact: FindArtifact) {
  const zip = findArtifact(href);
  return zip && { path: zip.path, bytes: zip.bytes };
}
