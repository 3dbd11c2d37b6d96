import type { ProjectLine, ProjectList, ProjectRoom } from "./project-list";

/**
 * A list while a post changes it. Lines and rooms keep the numbers under which the page showed them, from 0, however they
 * move and whatever becomes of others; what is gone is ignored.
 */
export type Draft = {
  rooms: ProjectRoom[];
  shownLines: readonly ProjectLine[];
  shownRooms: readonly ProjectRoom[];
};

export function draftOf(list: ProjectList): Draft {
  const rooms = list.rooms.map(({ name, lines }) => ({ name, lines: lines.map((line) => ({ ...line })) }));
  return { rooms, shownLines: rooms.flatMap(({ lines }) => lines), shownRooms: [...rooms] };
}

/** Puts lines at the end of other rooms. @param rooms the number of each line's room */
export function moveToRooms({ shownLines, shownRooms }: Draft, rooms: readonly number[]) {
  for (const [number, line] of shownLines.entries()) {
    const from = shownRooms.find(({ lines }) => lines.includes(line));
    const to = shownRooms[rooms[number] ?? -1];
    if (!from || !to || from === to) continue;
    from.lines.splice(from.lines.indexOf(line), 1);
    to.lines.push(line);
  }
}

/** Moves a line one place up or down; from a room's end it goes to the next room. */
export function moveByOne({ rooms, shownLines }: Draft, number: number, step: 1 | -1) {
  const line = shownLines[number];
  const at = rooms.findIndex(({ lines }) => line !== undefined && lines.includes(line));
  const lines = rooms[at]?.lines;
  if (!line || !lines) return;
  const from = lines.indexOf(line);
  const isWithin = lines[from + step] !== undefined;
  const target = isWithin ? lines : rooms[at + step]?.lines;
  if (!target) return;
  lines.splice(from, 1);
  target.splice(isWithin ? from + step : step === 1 ? 0 : target.length, 0, line);
}

export function removeLine({ rooms, shownLines }: Draft, number: number) {
  const line = shownLines[number];
  for (const { lines } of rooms) if (line && lines.includes(line)) lines.splice(lines.indexOf(line), 1);
}

/** Removes a room with the lines that are in it now. */
export function removeRoom({ rooms, shownRooms }: Draft, number: number) {
  const room = shownRooms[number];
  if (room && rooms.includes(room)) rooms.splice(rooms.indexOf(room), 1);
}
