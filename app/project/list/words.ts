import { plural } from "lib/polish/plural";
import type { ToastContent } from "~/ui/toasts";
import type { Addition } from "./add-to";
import { linesOf, maxLines, maxRooms, type ProjectList } from "./project-list";
import { linesIn } from "./remembered-project";
import type { RoomView } from "./room-views";

/** What a toast says about a change of the list, in Polish. */
type Words = Pick<ToastContent, "title" | "description" | "color">;

/** Forms of a number of lines that is the object of a verb. */
export const accusativeForms = { one: "pozycję", few: "pozycje", many: "pozycji" };
const accusativePieces = { one: "sztukę", few: "sztuki", many: "sztuk" };
const numberForms = { one: "numer", few: "numery", many: "numerów" };
const moreForms = { one: "inny numer", few: "inne numery", many: "innych numerów" };

/** Maximum number of catalogue numbers in a title. */
const namedCodes = 2;

export function lineCount(lines: number): string {
  return plural(lines, { one: "pozycja", few: "pozycje", many: "pozycji" });
}

export function pieceCount(pieces: number): string {
  return plural(pieces, { one: "sztuka", few: "sztuki", many: "sztuk" });
}

/** Returns a number of lines, and of pieces if there are any, as the object of a verb: „21 pozycji, 34 sztuki”. */
export function linesAndPieces(lines: number, pieces: number): string {
  return [plural(lines, accusativeForms), ...(pieces > 0 ? [plural(pieces, accusativePieces)] : [])].join(
    ", ",
  );
}

/** @param list value of the list's URL parameter */
export function linesInWords(list: string): string {
  return `Na liście: ${lineCount(linesIn(list))}.`;
}

/** Returns the words about an addition: what was added, how many there are now, and what was left out. */
export function additionWords({ after, added, listed, surplus, room }: Addition): Words {
  const [only, ...others] = added;
  const sentences = [
    ...(only && others.length === 0 ? [onlySentence(only)] : []),
    ...(added.length > 0 && room ? [`Pomieszczenie: ${room}.`] : []),
    ...(added.length > 0 && listed.length > 0 ? [`Już na liście: ${codesOf(listed)}.`] : []),
    ...(added.length > 0 && surplus.length > 0 ? [`Nie zmieściło się: ${codesOf(surplus)}.`] : []),
    linesInWords(after),
  ];
  const description = sentences.join(" ");
  if (added.length > 0) return { color: "success", title: `Dodano ${codesOf(added)}`, description };
  if (surplus.length > 0) return { color: "warning", title: "Lista jest pełna", description };
  return { color: "info", title: `Już na liście: ${codesOf(listed)}`, description };
}

function onlySentence({ name, finish, total }: Addition["added"][number]): string {
  const named = [name ?? "Nieznany numer", ...(finish ? [finish] : [])].join(", ");
  if (total === 0) return `${named} – wpisz ilość na liście.`;
  return total > 1 ? `${named} – teraz ${pieceCount(total)}.` : `${named}.`;
}

function codesOf(items: readonly { code: string }[]): string {
  const codes = items.map(({ code }) => code);
  const more = codes.length - namedCodes;
  const named = codes.slice(0, namedCodes).join(", ");
  return more > 0 ? `${named} i ${plural(more, moreForms)}` : named;
}

/** Returns how many lines had no space on a list, and which limit they met; empty for none. */
export function surplusWords(list: ProjectList, surplus: number): string {
  if (surplus === 0) return "";
  const limit =
    linesOf(list).length >= maxLines
      ? `Lista mieści ${maxLines} pozycji.`
      : list.rooms.length >= maxRooms
        ? `Lista mieści ${maxRooms} pomieszczeń.`
        : "Adres listy nie pomieści więcej. Skróć uwagi i\u00a0nazwy albo podziel listę na dwie.";
  return `${limit} Nie zmieściło się: ${plural(surplus, numberForms)}.`;
}

/**
 * Returns the words about a removal; `null` for any other intent.
 * @param place index of the line or the room that was removed
 * @param rooms the list before the removal
 */
export function removalWords(intent: string, place: number, rooms: readonly RoomView[]): Words | null {
  const color = "info";
  const lines = rooms.flatMap((room) => room.lines);
  const [line, room] = [lines[place], rooms[place]];
  if (intent === "usun" && line)
    return { color, title: `Usunięto ${line.code}`, description: line.card?.name ?? "Nieznany numer" };
  if (intent === "usun-pokoj" && room)
    return { color, title: `Usunięto: ${room.title}`, description: lineCount(room.lines.length) };
  if (intent === "oproznij")
    return { color, title: "Opróżniono listę", description: lineCount(lines.length) };
  return null;
}
