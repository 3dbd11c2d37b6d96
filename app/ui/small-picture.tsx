import { Picture } from "./pictures/picture";

type SmallPictureProps = { src: string | null; sizes: string; priority?: boolean; className: string };

/** A square picture beside a name, which says what it shows; its empty ground where there is no picture. */
export function SmallPicture({ src, className, ...props }: SmallPictureProps) {
  if (!src) return <span className={`block aspect-square bg-stage ${className}`} />;
  return <Picture picture={{ src, alt: "" }} small className={className} {...props} />;
}
