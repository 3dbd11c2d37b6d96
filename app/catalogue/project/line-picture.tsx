import { Picture } from "~/ui/pictures/picture";
import type { LineCard } from "./line-view";

/**
 * Picture of a line's product or spare part, as wide as its container. Without a picture, shows a spare part's outline,
 * or an empty square. The outline comes with the line, because all outlines together would be a script of 800 bytes.
 */
export function LinePicture({ card }: { card: Pick<LineCard, "picture" | "outline"> | null }) {
  if (card?.picture)
    return (
      <Picture picture={{ src: card.picture, alt: "" }} small sizes="5rem" className="w-full rounded-lg" />
    );
  return (
    <svg
      viewBox="-16 -16 80 80"
      aria-hidden="true"
      className="w-full rounded-lg bg-stage text-slate-700"
      fill="none"
      stroke="currentColor"
    >
      {card?.outline && <path d={card.outline} vectorEffect="non-scaling-stroke" strokeWidth={1.25} />}
    </svg>
  );
}
