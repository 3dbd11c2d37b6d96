import { SparePartSymbol } from "~/range/spare-parts";
import { Picture } from "~/ui/pictures";
import { amountText, countsOf, type LineCard, type LineView, type RoomView } from "../list/room-views";
import { lineCount, pieceCount } from "../list/words";

/** Number of lines above which the list is folded. */
const unfoldedLines = 6;

/** Number of lines up to which each has its picture. */
const picturedLines = 60;

/** A list to read, on pages that send it. A long one is folded, and a very long one has no pictures. */
export function ProjectSummary({ rooms }: { rooms: readonly RoomView[] }) {
  const { lines, pieces } = countsOf(rooms);
  if (lines === 0) return <p className="mt-3">Lista jest pusta.</p>;
  return (
    <details open={lines <= unfoldedLines} className="mt-3">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {`${lineCount(lines)}, ${pieceCount(pieces)}`}
      </summary>
      {rooms.map(({ number, title, lines: room }) => (
        <div key={number}>
          {rooms.length > 1 && <h3 className="mt-4 font-semibold">{title}</h3>}
          <ul className="summary-lines">
            {room.map((line) => (
              <SummaryLine key={line.code} line={line} hasPicture={lines <= picturedLines} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function SummaryLine({ line, hasPicture }: { line: LineView; hasPicture: boolean }) {
  const { code, quantity, note, card, finish } = line;
  return (
    <li>
      {hasPicture && <LinePicture card={card} />}
      <div>
        <p className="font-medium">{card?.name ?? "Nieznany numer"}</p>
        <p className="text-muted">
          <span translate="no">{code}</span>
          {finish && ` · ${finish.label}`}
        </p>
        {note && <p className="italic">{note}</p>}
      </div>
      <p>{amountText(quantity)}</p>
    </li>
  );
}

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
