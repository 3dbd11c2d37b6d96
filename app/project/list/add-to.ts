import {
  addLine,
  fitsUrl,
  linesOf,
  maxLines,
  maxRooms,
  type PlacedLine,
  type ProjectLine,
  type ProjectList,
  parseProject,
  tidyName,
  writeProject,
} from "./project-list";

/** A list after lines were added. The caller has to report `surplus`; a line without a valid total has no quantity. */
export type Added<Line extends PlacedLine = PlacedLine> = {
  list: ProjectList;
  /** Lines that were not added because they would exceed the maximum number of lines or rooms, or the space in the URL. */
  surplus: Line[];
};

/**
 * Adds lines to their rooms; creates missing rooms. If a room already contains a line with the same code, adds the
 * quantities of the two lines instead.
 * @param room receives the lines that have no room; default: the last room
 */
export function addTo<Line extends PlacedLine>(
  list: ProjectList,
  added: readonly Line[],
  room?: string,
): Added<Line> {
  const firstAdded = (count: number) => placed(list, added.slice(0, count), room);
  const count = largestPossible(added.length, (count) => fitsUrl(firstAdded(count).list));
  const { list: longer, surplus } = firstAdded(count);
  return { list: longer, surplus: [...surplus, ...added.slice(count)] };
}

/** Returns the largest possible count by binary search: whatever is below a possible count must be possible too. */
function largestPossible(limit: number, isPossible: (count: number) => boolean): number {
  let [least, most] = [0, limit];
  while (least < most) {
    const count = Math.ceil((least + most) / 2);
    if (isPossible(count)) least = count;
    else most = count - 1;
  }
  return least;
}

function placed<Line extends PlacedLine>(
  list: ProjectList,
  added: readonly Line[],
  room: string | undefined,
): Added<Line> {
  const rooms = structuredClone(list.rooms);
  const usual = room === undefined ? (rooms.at(-1)?.name ?? "") : tidyName(room);
  const surplus: Line[] = [];
  let free = maxLines - linesOf(list).length;
  let freeNames = maxRooms - rooms.filter(({ name }) => name !== "").length;
  for (const line of added) {
    const name = line.room === undefined ? usual : tidyName(line.room);
    const place = rooms.find((one) => one.name === name);
    const same = place?.lines.find(({ code }) => code === line.code);
    if (same) addLine(same, line);
    else if (free === 0 || (!place && name !== "" && freeNames === 0)) surplus.push(line);
    else {
      const { code, quantity, note } = line;
      const lines = [{ code, quantity, ...(note && { note }) }];
      free -= 1;
      if (place) place.lines.push(...lines);
      else if (name === "") rooms.unshift({ name, lines });
      else {
        freeNames -= 1;
        rooms.push({ name, lines });
      }
    }
  }
  return { list: { ...list, rooms }, surplus };
}

/** An item that a link adds to the list that a URL names, or that a browser remembers. */
export type AddedItem = ProjectLine & {
  /** `null` for an unknown code. */
  name: string | null;
  /** Absent for spare parts, and where a code means several finishes. */
  finish?: string;
  /** Codes that identify the item: if one of them is on a list, so is the item. */
  same: string[];
};

/** Returns the items that are not on the list in any finish. */
export function missingItems(list: ProjectList, items: readonly AddedItem[]): AddedItem[] {
  const codes = new Set(linesOf(list).map(({ code }) => code));
  return items.filter(({ same }) => !same.some((code) => codes.has(code)));
}

/** What an addition has done to the list that the browser remembers. Lists are values of the URL parameter. */
export type Addition = {
  before: string;
  after: string;
  /** The items that were added, each with its quantity on the list now; 0 if the visitor has to fill it in. */
  added: (AddedItem & { total: number })[];
  /** The items that were on the list already and have been left out. */
  listed: AddedItem[];
  /** The items for which the list has no space. */
  surplus: AddedItem[];
  /** Name of the room to which the items were added; empty if it has none. */
  room: string;
};

/**
 * Adds items to the last room of a list.
 * @param before value of the list's URL parameter; empty for no list
 * @param isOnlyMissing true to leave out items that are on the list in any finish
 */
export function addItems(before: string, items: readonly AddedItem[], isOnlyMissing: boolean): Addition {
  const list = parseProject(before);
  const wanted = isOnlyMissing ? missingItems(list, items) : items;
  const { list: after, surplus } = addTo(list, wanted);
  const room = after.rooms.at(-1);
  const total = (code: string) => room?.lines.find((line) => line.code === code)?.quantity ?? 0;
  return {
    before,
    after: writeProject(after),
    added: wanted
      .filter((item) => !surplus.includes(item))
      .map((item) => ({ ...item, total: total(item.code) })),
    listed: items.filter((item) => !wanted.includes(item)),
    surplus,
    room: room?.name ?? "",
  };
}
