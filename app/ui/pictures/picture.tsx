import type { PictureSource } from "~/platform/picture";
import { isRemotePicture, RemotePicture } from "./remote-picture";
import { avifWidths, jpegWidths } from "./widths";

type Size = { width: number; height: number };

/** Size in pixels of all pictures in a folder; `tests/content/pictures.test.ts` checks it. */
export const folderSizes: Record<string, Size> = {
  categories: { width: 1200, height: 900 },
  collections: { width: 1600, height: 900 },
  home: { width: 1920, height: 1080 },
  news: { width: 1500, height: 1000 },
  packshots: { width: 1200, height: 1200 },
  pages: { width: 1500, height: 1000 },
  scenes: { width: 1920, height: 1080 },
};

const folderOf = (src: string) => src.slice(0, src.indexOf("/"));

/** Whether a picture below `/images/` can be shown: that is checked before a name from outside is rendered. */
export function hasKnownFolder(src: string): boolean {
  return Object.hasOwn(folderSizes, folderOf(src));
}

/** Width and height in pixels of a picture below `/images/`. @throws for one of an unknown folder */
export function pictureSize(src: string): Size {
  const size = folderSizes[folderOf(src)];
  if (!size) throw new Error(`Nieznany folder zdjęć: ${src}`);
  return size;
}

/**
 * URL of the picture's largest JPEG, for link previews and structured data; another host's picture has only one.
 * @throws as {@link pictureSize}
 */
export function pictureUrl(src: string): string {
  return isRemotePicture(src) ? src : `/images/${src}-${pictureSize(src).width}.jpg`;
}

export type PictureProps = {
  picture: PictureSource;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** The page's first large picture: loaded eagerly, with high priority. */
  priority?: boolean;
  /** Shown at most 320 px wide, in a list of many: widths up to 640 px and one fallback serve every screen. */
  small?: boolean;
  className?: string;
};

/** A picture of this site, or of another host; neither shifts the page as it comes (behaviour 23.2). */
export function Picture(props: PictureProps) {
  const { picture, className = "" } = props;
  if (!isRemotePicture(picture.src)) return <OwnPicture {...props} />;
  return <RemotePicture key={picture.src} {...picture} className={className} />;
}

/** AVIF with a JPEG fallback, in as many widths as `sizes` may need. */
function OwnPicture({
  picture: { src, alt },
  sizes,
  priority = false,
  small = false,
  className = "",
}: PictureProps) {
  const { width, height } = pictureSize(src);
  const widths = avifWidths(width).filter((step) => !small || step <= 640);
  const sourceSet = (widths: number[], extension: string) =>
    widths.map((step) => `/images/${src}-${step}.${extension} ${step}w`).join(", ");
  return (
    <picture className="block">
      <source type="image/avif" srcSet={sourceSet(widths, "avif")} sizes={sizes} />
      <img
        src={`/images/${src}-640.jpg`}
        {...(!small && { srcSet: sourceSet(jpegWidths(width), "jpg"), sizes })}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        className={`h-auto bg-stage ${className}`}
        // React 18 knows the attribute only in lower case.
        {...(priority && { fetchpriority: "high" })}
      />
    </picture>
  );
}
