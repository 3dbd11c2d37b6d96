import { type ProjectList, tidyProject } from "../list/project-list";

/**
 * Returns a list whose text was read again, with what the visitor has edited since: a line that is as it was follows the
 * text, any other stays as it is now.
 * @param read the list with the text as it is read now
 * @param shown the list with the text as it was read before
 * @param edited the same list, as the visitor has changed it
 */
export function withEditsSince(read: ProjectList, shown: ProjectList, edited: ProjectList): ProjectList {
  const [lines, old, now] = [linesByPlace(read), linesByPlace(shown), linesByPlace(edited)];
  for (const place of new Set([...old.keys(), ...now.keys()])) {
    const line = now.get(place);
    if (JSON.stringify(line) === JSON.stringify(old.get(place))) continue;
    if (line) lines.set(place, line);
    else lines.delete(place);
  }
  const isOld = new Set(shown.rooms.map(({ name }) => name));
  const names = new Set(
    [...read.rooms, ...edited.rooms.filter(({ name }) => !isOld.has(name))].map(({ name }) => name),
  );
  for (const { room } of lines.values()) names.add(room);
  const rooms = [...names].map((name) => ({
    name,
    lines: [...lines.values()].flatMap(({ room, ...line }) => (room === name ? line : [])),
  }));
  return tidyProject(rooms, edited.name === shown.name ? read.name : edited.name);
}

function linesByPlace({ rooms }: ProjectList) {
  return new Map(
    rooms.flatMap(({ name: room, lines }) =>
      lines.map((line) => [`${line.code} ${room}`, { ...line, room }]),
    ),
  );
}
