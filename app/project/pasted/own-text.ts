import type { Catalogue } from "~/range/products";
import { findListedItem, nameOfItem } from "../list/listed-item";
import { noteMark, problemMark, projectMark } from "../list/room-views";
import { spaced } from "./columns";
import type { ReadLine } from "./row";

/**
 * Rows of this site's own texts. `isOwn` rows are read, or order nothing; the others are the visitor's. `room` is the one
 * that a row is in.
 */
export type OwnText = { rows: { lines: ReadLine[]; isOwn: boolean; room?: string }[]; project: string };

const numbers = /^([A-Z\d-]{2,24})(?: · EAN \d{8,14})?(?: · .*)?$/;
const pieces = /^(?:(\d{1,3}) szt\.|ilość: \?)$/;
/** A line of a mail. */
const listed = /^(\d{1,3}|\?) × ([A-Z\d-]{2,24})(?: – (.*))?$/;
const link = "Otwórz listę w przeglądarce";
const sums = "Razem";
/** What stands on the page and on the sheet beside the lines. */
const beside =
  /^(?:Otwórz listę w przeglądarce|Zmień nazwę|Nazwij pomieszczenie|\d{1,2} pozycj\p{L}|.*strona \d{1,2})$/u;
const titles = ["Pozycje", "Bez pomieszczenia"];

/**
 * Reads the text of a list's page, PDF or mail as it comes out of a viewer, with the quantity beside the name or below
 * the numbers: names and notes may have numbers of their own.
 * @returns `null` for any other text
 */
export function ownText(texts: readonly string[], catalogue: Catalogue): OwnText | null {
  const rows = texts.map(spaced);
  const itemAt = (at: number) => {
    const [row = "", code = ""] = numbers.exec(rows[at] ?? "") ?? [];
    return row.includes(" · ") ? findListedItem(code, catalogue) : null;
  };
  /** What stands behind the name of the item whose numbers are in the next row. */
  const behindName = (at: number) => {
    const item = itemAt(at + 1);
    const name = item ? spaced(nameOfItem(item)) : "";
    return name && rows[at]?.startsWith(name) ? rows[at]?.slice(name.length).trim() : undefined;
  };
  const isLine = (at: number) => behindName(at) !== undefined || listed.test(rows[at] ?? "");
  if (!rows.some((_, at) => isLine(at))) return null;
  const own: OwnText = { rows: [], project: "" };
  let [room, said, last]: [string?, number?, ReadLine?] = [];
  /** Whether the rows belong to the problem of the last line, or to the sums. */
  let isSkipped = false;
  for (const [at, row] of rows.entries()) {
    const [, quantity = "", code = "", rest = ""] = listed.exec(row) ?? [];
    const item = itemAt(at);
    const count = pieces.exec(row);
    const behind = behindName(at);
    const isNote = row.startsWith(noteMark) && last !== undefined;
    if (item || behind !== undefined || count || code || isNote) isSkipped = false;
    if (row.startsWith(problemMark) || row === sums) isSkipped = true;
    const lines: ReadLine[] = [];
    if (item || code) {
      const note = noteIn(` – ${rest}`);
      last = {
        code: item?.code ?? code,
        quantity: item ? (said ?? null) : Number(quantity) || 0,
        ...(note && { note }),
      };
      lines.push(last);
      said = undefined;
    } else if (behind !== undefined)
      said = pieces.test(behind) ? Number(pieces.exec(behind)?.[1] ?? 0) : undefined;
    else if (count && last) last.quantity = Number(count[1] ?? 0);
    else if (isNote && last) last.note = row.slice(noteMark.length);
    const isProject = rows[at + 1] === link || row.startsWith(projectMark);
    if (isProject) own.project = row.replace(projectMark, "").replace(/^Lista projektowa$/, "");
    const isKnown =
      lines.length > 0 || behind !== undefined || count !== null || isNote || isSkipped || isProject;
    const next = rows.findIndex((other, place) => place > at && other !== "" && !beside.test(other));
    const isTitle = !isKnown && row !== "" && row !== own.project && !beside.test(row) && isLine(next);
    if (isTitle) {
      const title = row.replace(/:$/, "");
      room = titles.includes(title) ? "" : title;
      last = undefined;
    }
    const isOwn = isKnown || isTitle || row === own.project || beside.test(row);
    own.rows.push({ lines, isOwn, ...(room !== undefined && { room }) });
  }
  return own;
}

function noteIn(rest: string): string {
  const [before = ""] = rest.split(` – ${problemMark}`);
  return before.split(` – ${noteMark}`)[1] ?? "";
}
