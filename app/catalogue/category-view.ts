import { hasKnownFolder, isRemotePicture } from "~/ui/pictures";

/**
 * Returns a category's picture as `src` for the `Picture` component. Returns `null` if the site cannot show it, because
 * an external category service may send any value.
 */
export function categoryPicture(image: string | null): string | null {
  if (image && isRemotePicture(image)) return image;
  const src = /^\/images\/(.+)\.avif$/.exec(image ?? "")?.[1];
  return src && hasKnownFolder(src) ? src : null;
}
