import { useState } from "react";

/** @param src as `PictureSource` has it */
export function isRemotePicture(src: string): boolean {
  return src.startsWith("https://");
}

type RemotePictureProps = { src: string; alt: string; className: string };

/**
 * A picture of another host, which is told no URL of ours. Where it does not come, an empty ground stays; without
 * JavaScript `.remote-picture` covers the browser's mark. Its size is unknown, so `className` fixes the place.
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
      // It may have failed before hydration.
      ref={(img) => img?.complete && img.naturalWidth === 0 && setMissing(true)}
      onError={() => setMissing(true)}
      className={`remote-picture relative bg-stage ${className}`}
    />
  );
}
