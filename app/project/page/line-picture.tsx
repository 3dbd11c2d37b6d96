import { SparePartSymbol } from "~/range/spare-parts";
import { Picture } from "~/ui/pictures";
import type { LineCard } from "../list/room-views";

/** Picture of a line's product or spare part, as wide as its container: a photograph, a small drawing or an empty square. */
export function LinePicture({ card }: { card: Pick<LineCard, "picture" | "drawing"> | null }) {
  if (card?.picture)
    return (
      <Picture picture={{ src: card.picture, alt: "" }} small sizes="5rem" className="w-full rounded-lg" />
    );
  return (
    <span className="block aspect-square rounded-lg bg-sunken p-1">
      {card?.drawing && <SparePartSymbol code={card.drawing} />}
    </span>
  );
}
