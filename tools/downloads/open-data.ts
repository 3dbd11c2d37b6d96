import { untypeset } from "lib/polish/typeset";
import * as paths from "~/paths";
import { everyScene, lastModified, productFiles, productZip } from "~/range/product";
import type { Finish, Product } from "~/range/product.server";
import { type Catalogue, productHref } from "~/range/products";
import { sparePartSize } from "~/range/spare-parts";
import { pictureUrl } from "~/ui/pictures";
import type { OpenData, OpenDataItem } from "./data/schema";
import type { MadeFiles } from "./manifest";

export const dataPaths = {
  json: "/dane/produkty.json",
  schema: "/dane/produkty.schema.json",
  csv: "/dane/produkty.csv",
  xlsx: "/dane/produkty.xlsx",
};

/** Returns an entry for every finish of every product, including withdrawn ones, in catalogue order. */
export function openData(
  catalogue: Catalogue,
  { name, siteUrl }: { name: string; siteUrl: string },
  made: Pick<MadeFiles, "has">,
): OpenData {
  const products = catalogue.products.flatMap((product) => {
    const files = filesOf(product, siteUrl, made);
    return product.finishes.map((finish) => itemOf(product, finish, catalogue, siteUrl, files));
  });
  const days = products.map((product) => product.lastModified);
  return {
    $schema: siteUrl + dataPaths.schema,
    version: "1.0",
    brand: name,
    language: "pl",
    lastModified: days.reduce((last, day) => (day > last ? day : last), ""),
    products: products.map(asPlainText),
  };
}

function itemOf(
  product: Product,
  finish: Finish,
  catalogue: Catalogue,
  siteUrl: string,
  files: OpenDataItem["files"],
): OpenDataItem {
  const { code, name, collection, mounting, short, long, features, certificates, drinkingWater, etim } =
    product;
  const finishName = catalogue.finishLabel(finish.id);
  const picture = (src: string) => siteUrl + pictureUrl(src);
  const referenced = (slug: string) => {
    const other = catalogue.bySlug.get(slug);
    return other ? [{ code: other.code, name: other.name, url: siteUrl + productHref(other) }] : [];
  };
  const [successor] = product.withdrawn ? referenced(product.withdrawn.successor) : [];
  return {
    code: finish.code,
    gtin: finish.gtin,
    digitalLink: siteUrl + paths.digitalLink(finish.gtin),
    name: `${name}, ${finishName.toLowerCase()}`,
    model: { code, name },
    finish: { id: finish.id, label: finishName },
    collection: collection
      ? { id: collection, name: catalogue.collectionNames.get(collection) ?? collection }
      : null,
    categories: categoriesOf(product, catalogue, siteUrl),
    mounting,
    short,
    description: long,
    features,
    certificates,
    measures: catalogue.measuresOf(product).map(({ key, label, millimetres }) => ({
      key,
      label,
      value: millimetres,
      unit: "mm",
    })),
    technical: catalogue.technicalOf(product),
    url: siteUrl + productHref(product, finish.id),
    pictures: finish.pictures.map(picture),
    scenes: everyScene(product).map(picture),
    files,
    requires: product.requires.flatMap(referenced),
    goesWith: product.goesWith.flatMap(referenced),
    spareParts: catalogue.parts.partsOf(product).map((part) => {
      const { code, gtin, name, weightKg } = part;
      const size = sparePartSize(part);
      const known = { ...(size && { size }), ...(weightKg && { weightKg }) };
      return { code, gtin, name, ...known, url: siteUrl + paths.sparePart(code) };
    }),
    withdrawn: product.withdrawn && successor ? { from: product.withdrawn.from, successor } : null,
    drinkingWater,
    etim,
    lastModified: lastModified(product),
  };
}

/** Returns a product's categories. Their paths start below the root category, which contains all products. */
function categoriesOf({ categories }: Product, { tree }: Catalogue, siteUrl: string) {
  return categories.flatMap((id) => {
    const category = tree.byId.get(id);
    if (!category) return [];
    const path = [...tree.ancestors(id).slice(1), category].map(({ label }) => label);
    return [{ id, path, url: siteUrl + category.to }];
  });
}

/**
 * Returns a product's files. Data sheet, BIM file and ZIP are listed without a size, because the same build generates
 * them.
 */
function filesOf(product: Product, siteUrl: string, made: Pick<MadeFiles, "has">): OpenDataItem["files"] {
  const files = productFiles(product, (path) => (made.has(path) ? { path } : null));
  const zip = productZip(product);
  return [
    ...files.map(({ path, ...file }) => ({ ...file, url: siteUrl + path })),
    ...(product.downloads.length > 0 && made.has(zip) ? [{ format: "zip", url: siteUrl + zip }] : []),
  ];
}

/** Removes the typesetting from all texts, because it would break the text search of shops. */
function asPlainText(item: OpenDataItem): OpenDataItem {
  return JSON.parse(untypeset(JSON.stringify(item)));
}
