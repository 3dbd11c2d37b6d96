import type { Finish, Product } from "~/range/product/schema/schema.server";
import type { PictureSource } from "~/ui/pictures";
import type { Finishes, ShownFinish } from "./finishes";
import { productHref } from "./href";

/**
 * A product in a list. Its fields have the same order as in the markup: the serialised data then repeats the order of
 * the HTML, which makes the page compress better.
 */
export type ProductCard = {
  /** Path below `/images/`, without extension. */
  picture: string | null;
  status?: "new" | "withdrawn";
  collection: string | null;
  /** Catalogue number of the wanted finish; without one, of the product. */
  code: string;
  to: string;
  name: string;
  finishes: ShownFinish[];
};

/**
 * A picture of a product. `finish` is the finish that the picture shows; it differs from the requested finish if that
 * has no pictures.
 */
export type ProductPicture = PictureSource & { finish: string };

/** What cards take from the catalogue. */
type Named = Pick<Finishes, "finishLabel" | "shownFinish"> & { collectionNames: ReadonlyMap<string, string> };

/**
 * Builds the card of a product.
 * @param wanted ids of finishes. The product's first finish among them, or else the first with a picture, determines number
 * and link; the first of these with a picture determines the picture (behaviour 16.2).
 */
export function productCard(product: Product, catalogue: Named, wanted: readonly string[] = []): ProductCard {
  const { name, collection, finishes } = product;
  const pictured = picturedFinish(product);
  const finish =
    finishes.find(({ id }) => wanted.includes(id)) ?? (pictured === finishes[0] ? undefined : pictured);
  return {
    picture: productPicture(product, catalogue, wanted)?.src ?? null,
    status: productStatus(product),
    collection: (collection !== null && catalogue.collectionNames.get(collection)) || null,
    code: finish?.code ?? product.code,
    to: productHref(product, finish?.id),
    name,
    finishes: finishes.map(({ id }) => catalogue.shownFinish(id)),
  };
}

function productStatus(product: Product): ProductCard["status"] {
  if (product.withdrawn) return "withdrawn";
  return product.new ? "new" : undefined;
}

/** Returns the first picture of a wanted finish; if none has a picture, the first picture of the product. */
export function productPicture(
  product: Product,
  catalogue: Named,
  wanted: readonly string[] = [],
): ProductPicture | null {
  const shown = picturedFinish(product, wanted);
  const [picture] = shown ? finishPictures(product, shown, catalogue) : [];
  return picture ?? null;
}

/**
 * Returns the finish to show: the first wanted finish with a picture, or else the product's first finish with a
 * picture.
 */
export function picturedFinish({ finishes }: Product, wanted: readonly string[] = []): Finish | null {
  const pictured = finishes.filter(({ pictures }) => pictures.length > 0);
  return pictured.find(({ id }) => wanted.includes(id)) ?? pictured[0] ?? null;
}

/** Returns the pictures of a finish with their alternative texts; empty if the finish has no pictures. */
export function finishPictures(
  { name }: Product,
  { id, pictures }: Finish,
  { finishLabel }: Pick<Named, "finishLabel">,
): ProductPicture[] {
  const alt = `${name}, ${finishLabel(id).toLowerCase()}`;
  return pictures.map((src) => ({ src, alt, finish: id }));
}
