import * as paths from "~/paths";
import { SmallPicture } from "~/ui/small-picture";

type HitPictureProps = {
  /** `src` for the `Picture` component; null if there is no picture. */
  picture: string | null;
  /** Number of the spare part whose small drawing is shown instead of a picture. */
  drawing?: string;
  /** True to show an empty square if there is no picture. */
  keepsRoom?: boolean;
  /** Width of the square, as a CSS class and as the picture's `sizes`. */
  width: { className: string; sizes: string };
};

/** Square picture of a search hit, or the small drawing of a spare part. */
export function HitPicture({ picture, drawing, keepsRoom, width: { className, sizes } }: HitPictureProps) {
  if (picture || keepsRoom)
    return (
      <span className={`flex-none ${className}`}>
        <SmallPicture src={picture} sizes={sizes} className="w-full rounded-md" />
      </span>
    );
  if (!drawing) return null;
  // Not by `SparePartSymbol`, which would be one more file for the results page to load.
  return (
    <span className={`aspect-square flex-none rounded-md bg-sunken p-1 ${className}`}>
      <svg aria-hidden="true" className="size-full">
        <use href={paths.sparePartSymbol(drawing)} />
      </svg>
    </span>
  );
}
