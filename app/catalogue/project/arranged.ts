import type { LineView, RoomView } from "./line-view";
import { maxLines, type ProjectLine, type ProjectList } from "./project-list";

/** Returns the rooms of a list with their lines. @param viewOf receives a line and its index in the list */
export function arranged(
  { rooms }: ProjectList,
  viewOf: (line: ProjectLine, number: number) => LineView,
): RoomView[] {
  let number = 0;
  return rooms.map(({ name, lines }, index) => ({
    number: index,
    name,
    title: name || (rooms.length > 1 ? "Bez pomieszczenia" : "Pozycje"),
    lines: lines.map((line) => viewOf(line, number++)),
  }));
}

/**
 * Returns the rooms of a list that the visitor has changed, as far as the view before the change knows its lines. The
 * page shows them until the server has answered.
 */
export function rearranged(shown: readonly RoomView[], list: ProjectList): RoomView[] {
  const lines = shown.flatMap((room) => room.lines);
  return arranged(list, (line, number) => {
    const known = lines.find(({ code }) => code === line.code);
    const { code, quantity } = line;
    return known
      ? { ...known, number, quantity }
      : { number, code, quantity, card: replacedCard(lines, code) };
  });
}

/** Returns the card of the line that a code has replaced, when the visitor has chosen a finish or a successor. */
function replacedCard(lines: readonly LineView[], code: string) {
  const replaced = lines.find(({ problem }) => problem?.replacements.some((one) => one.code === code));
  return replaced?.card ?? null;
}

/** Counts lines, pieces and free places of a list, and names the lines with a problem or without a quantity. */
export function countsOf(rooms: readonly RoomView[]) {
  const lines = rooms.flatMap((room) => room.lines);
  return {
    lines: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    free: maxLines - lines.length,
    wrong: lines.filter(({ problem, quantity }) => problem || quantity === 0),
  };
}
