import path from "node:path";
import { collectionZip, productFiles, productZip } from "~/range/product";
import type { Product } from "~/range/product.server";
import { readProducts, readSourceFiles } from "~/range/products.server";
import { pictureUrl } from "~/ui/pictures";
import type { FileTarget, MadeFiles } from "../manifest";
import { type ZipEntry, zipPlan } from "./zip";

/**
 * Returns build targets for the ZIPs of all products with downloads, and of their collections. A product's ZIP contains
 * its models, BIM file, drawings and pictures.
 * @param made where the BIM files are; a ZIP contains those that exist
 */
export function zipTargets(made: MadeFiles): FileTarget[] {
  const { names, ...range } = readProducts();
  const products = range.products.filter(({ downloads }) => downloads.length > 0);
  return [
    ...products.map((product) => zipOf(productZip(product), [product], () => productEntries(product, made))),
    ...names.collections.flatMap(({ id }) => {
      const own = products.filter(({ collection }) => collection === id);
      const entries = () => own.flatMap((product) => inOwnFolder(product, made));
      return own.length > 0 ? zipOf(collectionZip(id), own, entries) : [];
    }),
  ];
}

function zipOf(href: string, products: readonly Product[], entries: () => ZipEntry[]): FileTarget {
  const dates = products.flatMap(({ downloads }) => downloads.map(({ date }) => date));
  return { path: href, plan: () => zipPlan(dates.toSorted().at(-1) ?? "", entries()) };
}

export function productEntries(product: Product, made: MadeFiles): ZipEntry[] {
  const files = productFiles(product, (href) => (made.has(href) ? { path: href, bytes: null } : null));
  const pictures = product.finishes.flatMap((finish) => finish.pictures);
  return [
    ...files
      .filter(({ format }) => format !== "pdf")
      .map(({ path: href }) => ({
        name: path.basename(href),
        file: made.get(href) ?? readSourceFiles().fileOf(href),
      })),
    ...pictures.map((src) => ({
      name: `${product.code}-${path.basename(src)}.jpg`,
      file: `public${pictureUrl(src)}`,
    })),
  ];
}

function inOwnFolder(product: Product, made: MadeFiles): ZipEntry[] {
  const folder = path.basename(productZip(product), ".zip");
  return productEntries(product, made).map(({ name, file }) => ({
    name: `${folder}/${name}`,
    file,
  }));
}
