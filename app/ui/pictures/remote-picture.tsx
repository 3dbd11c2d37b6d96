/** Reserved until the picture is there: the size of our own category pictures. The caller's class keeps the shape. */
const reserved = { width: 1200, height: 900 };

/** Covers the mark that Chromium and Firefox put on a failed picture: only then does a picture have a `before`. */
const cover = "relative before:absolute before:inset-0 before:rounded-[inherit] before:bg-stage";

/** @param src as `PictureSource` has it */
export function isRemotePicture(src: string): boolean {
  return src.startsWith("https://");
}

type RemotePictureProps = { src: string; alt: string; className?: string };

/** A picture of another host, which is told no address of ours. Where it does not come, its ground stays. */
export function RemotePicture({ src, alt, className = "" }: RemotePictureProps) {
  return (
    <img
      src={src}
      {...reserved}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      // It may have failed before hydration.
      ref={(img) => img?.complete && img.naturalWidth === 0 && unmark(img)}
      onError={({ currentTarget }) => unmark(currentTarget)}
      className={`h-auto bg-stage ${cover} ${className}`}
    />
  );
}

/** For Safari, which marks a failed picture and has no `before` to cover the mark with. */
function unmark(img: HTMLImageElement) {
  img.removeAttribute("src");
}
