import type { Finish, Product } from "~/catalogue/product/schema.server";
import type { PictureSource } from "~/platform/picture";
import type { Catalogue } from "./catalogue";
import { productHref } from "./href";

/** A product as a card, its fields in the order of the markup: page and data then compress best together. */
export type ProductCard = {
  /** Source as `Picture` takes it. */
  picture: string | null;
  status?: "new" | "withdrawn";
  collection: string | null;
  /** Of the wanted finish, else of the model. */
  code: string;
  to: string;
  name: string;
  finishes: { id: string; label: string }[];
};

/** `finish` is the pictured one; it differs from the requested one where that has no picture. */
export type ProductPicture = PictureSource & { finish: string };

/** @param wanted ids of finishes: the first that the product has is pictured, numbered and linked (behaviour 16.2) */
export function productCard(
  product: Product,
  catalogue: Catalogue,
  wanted: readonly string[] = [],
): ProductCard {
  const { name, collection } = product;
  const finish = product.finishes.find(({ id }) => wanted.includes(id));
  return {
    picture: productPicture(product, catalogue, wanted)?.src ?? null,
    status: productStatus(product),
    collection: (collection !== null && catalogue.collectionNames.get(collection)) || null,
    code: finish?.code ?? product.code,
    to: productHref(product, finish?.id),
    name,
    finishes: product.finishes.map(({ id }) => ({ id, label: finishLabel(id, catalogue) })),
  };
}

function productStatus(product: Product): ProductCard["status"] {
  if (product.withdrawn) return "withdrawn";
  return product.new ? "new" : undefined;
}

/** The first picture of a wanted finish, else the model's first picture. */
export function productPicture(
  product: Product,
  catalogue: Catalogue,
  wanted: readonly string[] = [],
): ProductPicture | null {
  const shown = picturedFinish(product, wanted);
  const [picture] = shown ? finishPictures(product, shown, catalogue) : [];
  return picture ?? null;
}

/** The finish in a product's picture: the first wanted one that has a picture, else the first that has one. */
export function picturedFinish({ finishes }: Product, wanted: readonly string[] = []): Finish | null {
  const pictured = finishes.filter(({ pictures }) => pictures.length > 0);
  return pictured.find(({ id }) => wanted.includes(id)) ?? pictured[0] ?? null;
}

/** All pictures of a finish with their descriptions; empty where it has none of its own. */
export function finishPictures(
  { name }: Product,
  { id, pictures }: Finish,
  catalogue: Catalogue,
): ProductPicture[] {
  const alt = `${name}, ${finishLabel(id, catalogue).toLowerCase()}`;
  return pictures.map((src) => ({ src, alt, finish: id }));
}

export function finishLabel(id: string, { finishLabels }: Catalogue): string {
  return finishLabels.get(id) ?? id;
}
