import type { FinishLook } from "~/brand/collections.server";
import type { ProductNames } from "~/range/product/names";
import { swatchLook } from "~/range/product/swatch-look";
import type { SwatchLook } from "~/ui/page";

/** A finish as lists show it: its name and its swatch. */
export type ShownFinish = { id: string; label: string; look: SwatchLook };

/** What a catalogue says of finishes by their ids. */
export type Finishes = ReturnType<typeof indexFinishes>;

export function indexFinishes(finishes: ProductNames["finishes"]) {
  const finishLabels: ReadonlyMap<string, string> = new Map(finishes.map(({ id, label }) => [id, label]));
  const looks = new Map(finishes.map(({ id, look }) => [id, look]));
  const finishLabel = (id: string) => finishLabels.get(id) ?? id;
  /** Look of a finish in 3D, PDFs and BIM files. An unknown finish, which content cannot have, is grey. */
  const finishLook = (id: string): FinishLook =>
    looks.get(id) ?? { colour: "#808080", metal: false, roughness: 1 };
  const shownFinish = (id: string): ShownFinish => ({
    id,
    label: finishLabel(id),
    look: swatchLook(finishLook(id)),
  });
  return { finishLabels, finishLabel, finishLook, shownFinish };
}
