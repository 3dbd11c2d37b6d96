import type { SparePart } from "~/catalogue/spare-parts/schema.server";
import { Picture } from "~/ui/pictures/picture";
import { KindDrawing } from "./kind-drawing";

type SparePartPictureProps = { part: Pick<SparePart, "kind" | "picture">; sizes: string };

/** A part's picture, else a drawing of its kind; square, as wide as its box. */
export function SparePartPicture({ part: { kind, picture }, sizes }: SparePartPictureProps) {
  if (picture)
    return <Picture picture={{ src: picture, alt: "" }} small sizes={sizes} className="w-full rounded-xl" />;
  return (
    <div className="grid aspect-square place-items-center rounded-xl bg-stage">
      <KindDrawing kind={kind} />
    </div>
  );
}
