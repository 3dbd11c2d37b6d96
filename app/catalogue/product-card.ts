import type { Catalogue } from "./product-catalogue";
import type { Finish, Product } from "./product-schema.server";

/** As much of a product as a list shows. */
export type ProductCard = {
  slug: string;
  name: string;
  code: string;
  collection: string | null;
  finishes: { id: string; label: string }[];
  /** Source as `Picture` takes it. */
  picture: string | null;
  new: boolean;
  withdrawn: boolean;
};

/** `finish` is what the picture shows: another than asked for where that one has no picture. */
export type ProductPicture = { src: string; alt: string; finish: string };

export function productCard(
  product: Product,
  catalogue: Catalogue,
  wanted: readonly string[] = [],
): ProductCard {
  const { slug, name, code, collection } = product;
  return {
    slug,
    name,
    code,
    collection: (collection !== null && catalogue.collectionNames.get(collection)) || null,
    finishes: product.finishes.map(({ id }) => ({ id, label: finishLabel(id, catalogue) })),
    picture: productPicture(product, catalogue, wanted)?.src ?? null,
    new: product.new,
    withdrawn: product.withdrawn !== null,
  };
}

/** The first picture of a wanted finish, else the model's first picture. */
export function productPicture(
  product: Product,
  catalogue: Catalogue,
  wanted: readonly string[] = [],
): ProductPicture | null {
  const shown =
    product.finishes.find(({ id, pictures }) => wanted.includes(id) && pictures.length > 0) ??
    product.finishes.find(({ pictures }) => pictures.length > 0);
  const [picture] = shown ? finishPictures(product, shown, catalogue) : [];
  return picture ?? null;
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
