import type { Category } from "~/range/tree";
import { hasKnownFolder, isRemotePicture } from "~/ui/pictures";

export type CategoryView = Pick<Category, "label" | "to" | "image"> & {
  children: Pick<Category, "image" | "to" | "label">[];
};

/** Returns those fields of a category and of its children that a category page needs. */
export function categoryView({ label, to, image, children }: Category): CategoryView {
  return {
    label,
    to,
    image,
    children: children.map(({ image, to, label }) => ({ image, to, label })),
  };
}

/**
 * Returns a category's picture as `src` for the `Picture` component. Returns `null` if the site cannot show it, because
 * an external category service may send any value.
 */
export function categoryPicture(image: string | null): string | null {
  if (image && isRemotePicture(image)) return image;
  const src = /^\/images\/(.+)\.avif$/.exec(image ?? "")?.[1];
  return src && hasKnownFolder(src) ? src : null;
}
