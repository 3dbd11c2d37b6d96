import { useState } from "react";

/**
 * Returns true for a picture on another host.
 * @param src in the form of `PictureSource`
 */
export function isRemotePicture(src: string): boolean {
  return src.startsWith("https://");
}

type RemotePictureProps = { src: string; alt: string; className: string };

/**
 * A picture from another host, requested without a referrer. If the picture does not load, an empty box replaces it.
 * Without JavaScript, the style `.remote-picture` covers the browser's broken-image icon instead. `className` must set
 * the size, because the picture's own size is unknown.
 */
export function RemotePicture({ src, alt, className }: RemotePictureProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <div className={`bg-stage ${className}`} />;
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      referrerPolicy="no-referrer"
      // Detects a picture that failed to load before hydration, when `onError` was not yet attached.
      ref={(img) => img?.complete && img.naturalWidth === 0 && setMissing(true)}
      onError={() => setMissing(true)}
      className={`remote-picture relative bg-stage ${className}`}
    />
  );
}
