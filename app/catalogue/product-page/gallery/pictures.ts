import type { Product } from "~/range/product.server";
import { type Catalogue, picturedFinish } from "~/range/products";
import type { PictureSource } from "~/ui/pictures";

export type GalleryPicture = PictureSource & {
  /** What the picture shows: „Chrom”, „We wnętrzu, złoto szczotkowane”. */
  caption: string;
  /** Label of the finish in the picture, if it is another than the selected one. */
  otherFinish: string | null;
  /** Whether the product in the picture may have another finish than the selected one. */
  isUncertain: boolean;
};

/**
 * Returns the pictures of a product's page: packshots of the selected finish or, if it has none, of the first finish
 * that has packshots; then interiors, those with the selected finish first.
 * @param wanted id of the selected finish
 */
export function galleryPictures(product: Product, wanted: string, catalogue: Catalogue): GalleryPicture[] {
  const { finishes } = product;
  const pictured = picturedFinish(product, [wanted]);
  const packshots = pictured ? catalogue.finishPictures(product, pictured) : [];
  const inWanted = finishes.filter(({ id }) => id === wanted);
  const inOthers = finishes.filter(({ id }) => id !== wanted);
  const ofFinishes = [...inWanted, ...inOthers].flatMap(({ id, scenes }) =>
    scenes.map((src) => scene(src, id)),
  );
  return [
    ...packshots.map(({ src, alt, finish }) => ({
      src,
      alt,
      caption: catalogue.finishLabel(finish),
      otherFinish: otherFinish(finish),
      isUncertain: false,
    })),
    ...ofFinishes,
    ...product.scenes.map((src) => scene(src, null)),
  ];

  function scene(src: string, finish: string | null): GalleryPicture {
    const inFinish = finish === null ? "" : `, ${catalogue.finishLabel(finish).toLowerCase()}`;
    return {
      src,
      alt: `${product.name} we wnętrzu${inFinish}`,
      caption: `We wnętrzu${inFinish}`,
      otherFinish: finish === null ? null : otherFinish(finish),
      isUncertain: finish === null && finishes.length > 1,
    };
  }

  function otherFinish(finish: string): string | null {
    return finish === wanted ? null : catalogue.finishLabel(finish);
  }
}
