import { plural } from "~/polish/plural";
import type { RoomView } from "./line-view";

/** What a toast says about a change, in Polish. */
type Words = { title: string; description: string };

/** Tells the visitor about a change that can be undone. */
export type AnnounceChange = (change: Words & { undo: () => void }) => void;

const lineForms = { one: "pozycja", few: "pozycje", many: "pozycji" };

/**
 * Returns the words about a removal; `null` for any other command.
 * @param place index of the line or the room that was removed
 * @param rooms the list before the removal
 */
export function removalWords(command: string, place: number, rooms: readonly RoomView[]): Words | null {
  const lines = rooms.flatMap((room) => room.lines);
  const [line, room] = [lines[place], rooms[place]];
  if (command === "usun" && line)
    return { title: `Usunięto ${line.code}`, description: line.card?.name ?? "Nieznany numer" };
  if (command === "usun-pokoj" && room)
    return { title: `Usunięto: ${room.title}`, description: plural(room.lines.length, lineForms) };
  if (command === "oproznij")
    return { title: "Opróżniono listę", description: plural(lines.length, lineForms) };
  return null;
}
