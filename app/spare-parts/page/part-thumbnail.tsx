import { SparePartSymbol } from "~/range/spare-parts";
import type { SparePart } from "~/range/spare-parts.server";
import { Picture } from "~/ui/pictures";

type PartThumbnailProps = { part: Pick<SparePart, "code" | "picture">; sizes: string };

/** Picture of a spare part, as wide as its container; without a picture, a square with its small drawing. */
export function PartThumbnail({ part: { code, picture }, sizes }: PartThumbnailProps) {
  if (picture)
    return <Picture picture={{ src: picture, alt: "" }} small sizes={sizes} className="w-full rounded-xl" />;
  return (
    <div className="part-thumbnail">
      <SparePartSymbol code={code} />
    </div>
  );
}
