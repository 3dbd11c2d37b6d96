import type { Category } from "~/catalogue/tree/tree";
import { hasKnownFolder } from "~/ui/pictures/picture";
import { isRemotePicture } from "~/ui/pictures/remote-picture";

export type CategoryView = Pick<Category, "label" | "to" | "image"> & {
  children: Pick<Category, "image" | "to" | "label">[];
};

/** The tree's part of a category page: the category and its children. */
export function categoryView({ label, to, image, children }: Category): CategoryView {
  return {
    label,
    to,
    image,
    children: children.map(({ image, to, label }) => ({ image, to, label })),
  };
}

/** A category's picture as `Picture` takes it; `null` for one that it cannot show: a tree from outside may name any. */
export function categoryPicture(image: string | null): string | null {
  if (image && isRemotePicture(image)) return image;
  const src = /^\/images\/(.+)\.avif$/.exec(image ?? "")?.[1];
  return src && hasKnownFolder(src) ? src : null;
}
