import type { ProjectLine, ProjectList, ProjectRoom } from "./project-list";

/**
 * A list while a form post changes it. `shownLines` and `shownRooms` keep the order of the submitted page, so that the
 * form's zero-based indexes stay valid when lines and rooms move.
 */
export type Draft = {
  rooms: ProjectRoom[];
  shownLines: readonly ProjectLine[];
  shownRooms: readonly ProjectRoom[];
};

/** Value of a line's room field that moves the line to a new room. */
export const newRoom = "nowe";

export function draftOf(list: ProjectList): Draft {
  const rooms = list.rooms.map(({ name, lines }) => ({ name, lines: lines.map((line) => ({ ...line })) }));
  return { rooms, shownLines: rooms.flatMap(({ lines }) => lines), shownRooms: [...rooms] };
}

/**
 * Moves lines to the end of other rooms.
 * @param targets for each line, the index of its room, or {@link newRoom}; a line without a valid target stays
 * @param addRoom adds a room for the lines with {@link newRoom}; returns `undefined` if there is no place for it
 */
export function moveToRooms(
  { shownLines, shownRooms }: Draft,
  targets: readonly string[],
  addRoom: () => ProjectRoom | undefined,
) {
  let added: ProjectRoom | undefined;
  for (const [number, line] of shownLines.entries()) {
    const target = targets[number] ?? "";
    const from = shownRooms.find(({ lines }) => lines.includes(line));
    if (target === newRoom) added ??= addRoom();
    const to = target === newRoom ? added : shownRooms[Number.parseInt(target, 10)];
    if (!from || !to || from === to) continue;
    from.lines.splice(from.lines.indexOf(line), 1);
    to.lines.push(line);
  }
}

/**
 * Moves a line up (-1) or down (1) by one place. From a room's first or last place, moves it into the adjacent room.
 */
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

/** Removes a room and the lines that it now contains. Does nothing if the room is already removed. */
export function removeRoom({ rooms, shownRooms }: Draft, number: number) {
  const room = shownRooms[number];
  if (room && rooms.includes(room)) rooms.splice(rooms.indexOf(room), 1);
}
