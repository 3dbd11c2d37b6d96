import type { SparePart } from "~/catalogue/spare-parts/schema.server";
import { Picture } from "~/ui/pictures/picture";
import { KindDrawing } from "./kind-drawing";

type SparePartPictureProps = { part: Pick<SparePart, "kind" | "picture">; sizes: string };

/** Picture of a spare part, as wide as its container; without a picture, a square with a drawing of its kind. */
export function SparePartPicture({ part: { kind, picture }, sizes }: SparePartPictureProps) {
  if (picture)
    return <Picture picture={{ src: picture, alt: "" }} small sizes={sizes} className="w-full rounded-xl" />;
  return (
    <div className="grid aspect-square place-items-center rounded-xl bg-stage">
      <KindDrawing kind={kind} />
    </div>
  );
}
