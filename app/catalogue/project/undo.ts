import type { ProjectLine, ProjectList, ProjectRoom } from "./project-list";
import { addedUp, tidyProject } from "./project-list";

/** Returns the room that had a name when the change was made. It may have another name by now. */
type RoomOf = (name: string) => ProjectRoom | undefined;

/**
 * Undoes one change of a list and keeps all later ones.
 * @param now the list with the change and all later ones
 * @param before the list before the change
 * @param after the list right after the change
 */
export function withoutChange(now: ProjectList, before: ProjectList, after: ProjectList): ProjectList {
  const rooms = now.rooms.map(({ name, lines }) => ({ name, lines: lines.map((line) => ({ ...line })) }));
  const renamed = renamedRooms(rooms, after);
  const roomOf: RoomOf = (name) => roomNamed(rooms, name) ?? renamed.get(name);
  for (const room of after.rooms) takeAway(rooms, room, roomOf, roomNamed(before.rooms, room.name));
  for (const [place, room] of before.rooms.entries())
    putBack(rooms, room, roomOf, roomNamed(after.rooms, room.name), before.rooms.slice(0, place));
  return tidyProject(rooms);
}

/**
 * Returns the rooms that have got another name since the change, by their former names. Such a room still has a line of
 * the former one; if it has none, all rooms are still in their places.
 */
function renamedRooms(rooms: readonly ProjectRoom[], after: ProjectList): Map<string, ProjectRoom> {
  const unknown = rooms.filter(({ name }) => !roomNamed(after.rooms, name));
  const isInPlace = rooms.length === after.rooms.length;
  return new Map(
    after.rooms.flatMap((former, place) => {
      if (roomNamed(rooms, former.name)) return [];
      const room =
        unknown.find(({ lines }) => lines.some(({ code }) => lineWith(former, code))) ??
        unknown.find((one) => isInPlace && one === rooms[place]);
      return room ? [[former.name, room]] : [];
    }),
  );
}

/** Takes away what the change added to a room, and the room itself if the change created it and it is now empty. */
function takeAway(
  rooms: ProjectRoom[],
  { name, lines }: ProjectRoom,
  roomOf: RoomOf,
  before: ProjectRoom | undefined,
) {
  const room = roomOf(name);
  if (!room) return;
  for (const { code, quantity } of lines) {
    const line = lineWith(room, code);
    const former = lineWith(before, code);
    if (!line || former?.quantity === quantity) continue;
    if (former) line.quantity = Math.max(1, line.quantity - quantity + former.quantity);
    else if (line.quantity > quantity) line.quantity -= quantity;
    else room.lines.splice(room.lines.indexOf(line), 1);
  }
  if (!before && room.lines.length === 0) rooms.splice(rooms.indexOf(room), 1);
}

/** Puts back the lines that the change took out of a room, each behind its former neighbour. */
function putBack(
  rooms: ProjectRoom[],
  { name, lines }: ProjectRoom,
  roomOf: RoomOf,
  after: ProjectRoom | undefined,
  roomsBefore: readonly ProjectRoom[],
) {
  if (after && lines.every(({ code }) => lineWith(after, code))) return;
  const room = roomOf(name) ?? insertRoom(rooms, name, roomOf, roomsBefore);
  for (const [place, line] of lines.entries()) {
    if (lineWith(after, line.code)) continue;
    const again = lineWith(room, line.code);
    if (again) again.quantity = addedUp(again.quantity, line.quantity);
    else room.lines.splice(placeBehind(room.lines, lines.slice(0, place)), 0, { ...line });
  }
}

function insertRoom(
  rooms: ProjectRoom[],
  name: string,
  roomOf: RoomOf,
  roomsBefore: readonly ProjectRoom[],
): ProjectRoom {
  const room = { name, lines: [] };
  const former = roomsBefore.map((one) => roomOf(one.name));
  const place = rooms.findLastIndex((one) => former.includes(one)) + 1;
  rooms.splice(place, 0, room);
  return room;
}

/** Returns the index behind the last of the lines that also are among `neighbours`. */
function placeBehind(lines: readonly ProjectLine[], neighbours: readonly ProjectLine[]): number {
  return lines.findLastIndex(({ code }) => neighbours.some((line) => line.code === code)) + 1;
}

function roomNamed(rooms: readonly ProjectRoom[], name: string): ProjectRoom | undefined {
  return rooms.find((room) => room.name === name);
}

function lineWith(room: ProjectRoom | undefined, code: string): ProjectLine | undefined {
  return room?.lines.find((line) => line.code === code);
}
