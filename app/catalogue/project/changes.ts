import { type ProjectLine, type ProjectList, type ProjectRoom, tidyName, tidyProject } from "./project-list";

/** A list as it stands in the address: lines, and the names at which rooms begin. */
type Entry = ProjectLine | { name: string };

/** The list with every line changed; a line that becomes `null` is removed. @param change gets the line's number, from 0 */
export function changedLines(
  { rooms }: ProjectList,
  change: (line: ProjectLine, number: number) => ProjectLine | null,
): ProjectList {
  let number = 0;
  return tidyProject(
    rooms.map(({ name, lines }) => ({ name, lines: lines.flatMap((line) => change(line, number++) ?? []) })),
  );
}

/** The list with more lines: in the room of this name, which is made where there is none; by default in the last room. */
export function withLines({ rooms }: ProjectList, lines: readonly ProjectLine[], name?: string): ProjectList {
  const wanted = name === undefined ? rooms.at(-1)?.name : tidyName(name);
  if (!rooms.some((room) => room.name === (wanted ?? "")))
    return tidyProject(
      wanted ? [...rooms, { name: wanted, lines: [...lines] }] : [{ name: "", lines: [...lines] }, ...rooms],
    );
  const place = rooms.findIndex((room) => room.name === wanted);
  return tidyProject(
    rooms.map((room, at) => (at === place ? { ...room, lines: [...room.lines, ...lines] } : room)),
  );
}

/** The list with a line one place further up or down; from a room's end it goes to the next room. */
export function withLineMoved(list: ProjectList, number: number, step: 1 | -1): ProjectList {
  const entries = entriesOf(list);
  const line = linesOf(list)[number];
  const from = line ? entries.indexOf(line) : -1;
  const other = entries[from + step];
  const isFirstName = from + step === 0 && other !== undefined && "name" in other;
  if (!line || !other || isFirstName) return list;
  entries[from + step] = line;
  entries[from] = other;
  return fromEntries(entries);
}

/** The list with lines at the end of other rooms. @param rooms the number of each line's room, from 0 */
export function withLinesInRooms(list: ProjectList, rooms: readonly number[]): ProjectList {
  let number = 0;
  const moved: { line: ProjectLine; to: number }[] = [];
  const kept = list.rooms.map(({ name, lines }, at) => ({
    name,
    lines: lines.filter((line) => {
      const to = rooms[number++] ?? at;
      if (to !== at && list.rooms[to]) moved.push({ line, to });
      return to === at || !list.rooms[to];
    }),
  }));
  for (const { line, to } of moved) kept[to]?.lines.push(line);
  return tidyProject(kept);
}

/** The list with rooms renamed; a name that is empty stays what it was. */
export function withNames({ rooms }: ProjectList, names: readonly string[]): ProjectList {
  return tidyProject(rooms.map((room, at) => ({ ...room, name: tidyName(names[at] ?? "") || room.name })));
}

/** The list without a room and its lines. */
export function withoutRoom({ rooms }: ProjectList, number: number): ProjectList {
  return tidyProject(rooms.filter((_, at) => at !== number));
}

export function linesOf({ rooms }: ProjectList): ProjectLine[] {
  return rooms.flatMap(({ lines }) => lines);
}

function entriesOf({ rooms }: ProjectList): Entry[] {
  return rooms.flatMap(({ name, lines }): Entry[] => (name ? [{ name }, ...lines] : lines));
}

function fromEntries(entries: readonly Entry[]): ProjectList {
  const rooms: ProjectRoom[] = [{ name: "", lines: [] }];
  for (const entry of entries) {
    if ("name" in entry) rooms.push({ name: entry.name, lines: [] });
    else rooms.at(-1)?.lines.push(entry);
  }
  return tidyProject(rooms);
}
