import { typeset } from "lib/polish/typeset";
import type { PartDrawing } from "~/range/spare-parts";
import { renderStaticParts } from "~/remix/static-parts.server";
import type { SparePartView } from "./part-view";

/** Pixels of the default text size, in which drawings are measured. */
const textSize = 16;

/** Renders the drawings of a spare part, which no script changes; nothing for a part without any. */
export function partDrawingParts(
  part: Pick<SparePartView, "name" | "rows">,
  drawings: readonly PartDrawing[],
): { rysunek?: string } {
  if (drawings.length === 0) return {};
  return renderStaticParts({ rysunek: <PartDrawings part={part} drawings={drawings} /> });
}

type PartDrawingsProps = { part: Pick<SparePartView, "name" | "rows">; drawings: readonly PartDrawing[] };

function PartDrawings({ part: { name, rows }, drawings }: PartDrawingsProps) {
  const description = rows.map(({ label, value }) => `${label}: ${value}`).join(", ");
  const notes = new Set(drawings.map(({ note }) => typeset(note)));
  return (
    <>
      <div className="part-views">
        {drawings.map(({ label, box: [left, top, width, height], markup }, place) => (
          <figure key={markup} className="min-w-0">
            <svg
              role="img"
              aria-labelledby={`widok-${place}`}
              aria-describedby={`widok-${place}-opis`}
              viewBox={`${left} ${top} ${width} ${height}`}
              width={`${width / textSize}em`}
              height={`${height / textSize}em`}
              className="part-view"
            >
              <title id={`widok-${place}`}>{`${name}, ${label}`}</title>
              <desc id={`widok-${place}-opis`}>{description}</desc>
              <g dangerouslySetInnerHTML={{ __html: markup }} />
            </svg>
            <figcaption className="mt-3 text-sm text-muted">{label}</figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">{["Wymiary w milimetrach.", ...notes].join(" ").trim()}</p>
    </>
  );
}
