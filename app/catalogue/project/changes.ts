import {
  addedUp,
  maxLines,
  maxRooms,
  type PlacedLine,
  type ProjectLine,
  type ProjectList,
  tidyProject,
} from "./project-list";
import { tidyName } from "./room-names";

/**
 * A list to which lines were added, with the lines that did not fit and the lines whose quantities could not be added
 * up.
 */
export type PlacedLines = {
  list: ProjectList;
  /** Lines that were not added because they would exceed the maximum number of lines or rooms. */
  surplus: PlacedLine[];
  /**
   * Merged lines without a valid total, because a quantity is missing or the total is too large. `known` is the sum of
   * the quantities that are present; `isWhole` is true if none is missing.
   */
  unclear: AddedUp[];
};

type AddedUp = { code: string; known: number; isWhole: boolean };

/**
 * Returns the list with `change` applied to every line; drops the lines for which `change` returns `null`.
 * @param change receives a line and its zero-based index in the list
 */
export function changedLines(
  { rooms }: ProjectList,
  change: (line: ProjectLine, number: number) => ProjectLine | null,
): ProjectList {
  let number = 0;
  return tidyProject(
    rooms.map(({ name, lines }) => ({ name, lines: lines.flatMap((line) => change(line, number++) ?? []) })),
  );
}

/**
 * Returns the list with lines added to their rooms; creates missing rooms. If a room already contains a line with the
 * same code, adds the quantities of the two lines instead.
 * @param room receives the lines that have no room; default: the last room
 */
export function placeLines(list: ProjectList, added: readonly PlacedLine[], room?: string): PlacedLines {
  const rooms = list.rooms.map(({ name, lines }) => ({ name, lines: lines.map((line) => ({ ...line })) }));
  const usual = room === undefined ? (rooms.at(-1)?.name ?? "") : tidyName(room);
  const surplus: PlacedLine[] = [];
  const sums = new Map<ProjectLine, AddedUp>();
  let free = maxLines - linesOf(list).length;
  let freeNames = maxRooms - rooms.filter(({ name }) => name !== "").length;
  for (const line of added) {
    const name = line.room === undefined ? usual : tidyName(line.room);
    const place = rooms.find((one) => one.name === name);
    const same = place?.lines.find(({ code }) => code === line.code);
    if (same) {
      const { known, isWhole } = sums.get(same) ?? { known: same.quantity, isWhole: same.quantity > 0 };
      const { code, quantity } = line;
      sums.set(same, { code, known: known + quantity, isWhole: isWhole && quantity > 0 });
      same.quantity = addedUp(same.quantity, quantity);
    } else if (free === 0 || (!place && name !== "" && freeNames === 0)) surplus.push(line);
    else {
      const { code, quantity } = line;
      free -= 1;
      if (place) place.lines.push({ code, quantity });
      else if (name === "") rooms.unshift({ name, lines: [{ code, quantity }] });
      else {
        freeNames -= 1;
        rooms.push({ name, lines: [{ code, quantity }] });
      }
    }
  }
  const unclear = [...sums].flatMap(([line, sum]) => (line.quantity === 0 && sum.known > 0 ? sum : []));
  return { list: { rooms }, surplus, unclear };
}

/** Returns the list with `lines` added; drops lines beyond the list's limits. */
export function withLines(list: ProjectList, lines: readonly ProjectLine[], room?: string): ProjectList {
  return tidyProject(placeLines(list, lines, room).list.rooms);
}

export function linesOf({ rooms }: ProjectList): ProjectLine[] {
  return rooms.flatMap(({ lines }) => lines);
}
