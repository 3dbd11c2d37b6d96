import type { PictureSource } from "~/ui/pictures/picture-file";
import { isRemotePicture, RemotePicture } from "./remote-picture";
import { avifWidths, jpegWidths } from "./widths";

type Size = { width: number; height: number };

/**
 * Picture size in pixels for each folder below `/images/`. All pictures of a folder have the same size, as
 * `tests/content/pictures.test.ts` checks.
 */
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

/**
 * Returns true if a picture is in a known folder. Call this before rendering a picture whose name comes from an
 * external source.
 */
export function hasKnownFolder(src: string): boolean {
  return Object.hasOwn(folderSizes, folderOf(src));
}

/**
 * Returns the size in pixels of a picture below `/images/`.
 * @throws for an unknown folder
 */
export function pictureSize(src: string): Size {
  const size = folderSizes[folderOf(src)];
  if (!size) throw new Error(`Nieznany folder zdjęć: ${src}`);
  return size;
}

/**
 * Returns the URL of a picture's largest JPEG, for link previews and structured data. For a remote picture, returns its
 * only URL.
 * @throws for an unknown folder
 */
export function pictureUrl(src: string): string {
  return isRemotePicture(src) ? src : `/images/${src}-${pictureSize(src).width}.jpg`;
}

/** Returns the URL of the smallest file of a picture of this site. */
export function smallPictureUrl(src: string): string {
  return `/images/${src}-320.avif`;
}

/** Returns the picture to which an image file of this site belongs, as its path below `/images/`; null for any other file. */
export function pictureOfFile(path: string): string | null {
  return /^\/images\/(.+)-\d+\.(?:avif|jpg)$/.exec(path)?.[1] ?? null;
}

export type PictureProps = {
  picture: PictureSource;
  /** Value of the `sizes` attribute: the width at which the picture is displayed. */
  sizes: string;
  /** True for the first large picture of a page. It is loaded eagerly, with high priority. */
  priority?: boolean;
  /**
   * True for a picture in a long list, displayed at most 320 px wide. Offers AVIF files up to 640 px wide, and a single
   * JPEG.
   */
  small?: boolean;
  className?: string;
};

/** A local or remote picture. It causes no layout shift while loading (behaviour 23.2). */
export function Picture(props: PictureProps) {
  const { picture, className = "" } = props;
  if (!isRemotePicture(picture.src)) return <OwnPicture {...props} />;
  return <RemotePicture key={picture.src} {...picture} className={className} />;
}

/** Renders a picture of this site: AVIF in several widths, with JPEG as the fallback. */
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
        // React 18 supports this attribute only in lower case.
        {...(priority && { fetchpriority: "high" })}
      />
    </picture>
  );
}
