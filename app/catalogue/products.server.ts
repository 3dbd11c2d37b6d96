import { statSync } from "node:fs";
import path from "node:path";
import {
  ContentError,
  listContent,
  onFirstUse,
  readContent,
  readEvery,
} from "~/platform/content-files.server";
import type { CategoryIndex } from "./category-tree";
import { type Catalogue, createCatalogue } from "./product-catalogue";
import { createListing, type ListProducts } from "./product-listing";
import { productNamesSchema } from "./product-names.server";
import { checkProductReferences, type ReferenceTargets } from "./product-references";
import { productSchema } from "./product-schema.server";

const folder = "products";

/**
 * All products of `content/products/` and the names of collections and finishes, read once.
 * @throws {ContentError} with every mistake of the files
 */
export const readProducts = onFirstUse(() => {
  const files = readEvery(listContent(folder, ".yaml"), (name) => {
    const file = readContent(name, productSchema);
    const { slug } = file.data;
    if (name === `${folder}/${slug}.yaml`) return file;
    const reason = `slug: plik ma się nazywać ${slug}.yaml`;
    throw new ContentError([{ file: `content/${name}`, line: file.lineOf(["slug"]), reason }]);
  });
  return { files, names: readContent("collections.yaml", productNamesSchema).data };
});

export type CatalogueWithListing = Catalogue & { list: ListProducts };

let built: { tree: CategoryIndex; catalogue: CatalogueWithListing } | undefined;

/** The catalogue over a category tree; built anew only when another tree is given. */
export function getCatalogue(tree: CategoryIndex): CatalogueWithListing {
  if (built?.tree !== tree) {
    const { files, names } = readProducts();
    const catalogue = createCatalogue(
      files.map(({ data }) => data),
      tree,
      names,
    );
    built = { tree, catalogue: { ...catalogue, list: createListing(catalogue) } };
  }
  return built.catalogue;
}

/**
 * Checks what products refer to, files below `public/` included.
 * @throws {ContentError} with every mistake, each with file and line
 */
export function checkProducts(targets: Omit<ReferenceTargets, "names" | "fileBytes">): void {
  const { files, names } = readProducts();
  const products = files.map(({ data }) => data);
  const mistakes = checkProductReferences(products, { ...targets, names, fileBytes });
  if (mistakes.length === 0) return;
  throw new ContentError(
    mistakes.map(({ slug, path: place, reason }) => {
      const file = files.find(({ data }) => data.slug === slug);
      const field = place.filter((step) => typeof step === "string").join(".");
      return {
        file: `content/${folder}/${slug}.yaml`,
        line: file?.lineOf(place) ?? 1,
        reason: `${field}: ${reason}`,
      };
    }),
  );
}

function fileBytes(publicPath: string): number | null {
  return statSync(path.join("public", publicPath), { throwIfNoEntry: false })?.size ?? null;
}
