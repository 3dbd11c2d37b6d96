import { linesOf, type ProjectList } from "./project-list";

/** Maximum number of lines and headings of a list on a single page: some 190 kB of HTML. */
const mostOnOnePage = 36;
/** Maximum number of both on each page of a longer list, whose lines have up to 20 rooms to choose from. */
const mostPerPage = 24;

/** A room on a page, with those of its lines that are on it. */
export type PagePart<Room, Line> = { room: Room; lines: Line[] };

/** Divides a list into pages of whole rooms; only a room with more lines than a page is divided. Returns at least one page. */
export function pagesOf<Line, Room extends { lines: readonly Line[] }>(
  rooms: readonly (Room & { lines: readonly Line[] })[],
): PagePart<Room, Line>[][] {
  const pages: PagePart<Room, Line>[][] = [[]];
  const total = rooms.reduce((sum, { lines }) => sum + lines.length + 1, 0);
  const most = total > mostOnOnePage ? mostPerPage : mostOnOnePage;
  let free = most;
  for (const room of rooms) {
    for (let at = 0; at === 0 || at < room.lines.length; at += most - 1) {
      const lines = room.lines.slice(at, at + most - 1);
      if (lines.length >= free) {
        pages.push([]);
        free = most;
      }
      pages.at(-1)?.push({ room, lines });
      free -= lines.length + 1;
    }
  }
  return pages;
}

/** Returns the page that a line is on, from 1. @param number zero-based index of the line in the list */
export function pageOfLine(
  pages: readonly (readonly { lines: readonly unknown[] }[])[],
  number: number,
): number {
  let after = 0;
  return (
    pages.findIndex((parts) => {
      for (const { lines } of parts) after += lines.length;
      return number < after;
    }) + 1
  );
}

/** Returns the page of a changed list on which its visitor goes on: where something was added, else the same. */
export function pageAfter(before: ProjectList, after: ProjectList, page: number): number {
  const pages = pagesOf(after.rooms);
  const sizeOf = (list: ProjectList) => linesOf(list).length + list.rooms.length;
  const placeOf = (name: string, code = "") => `${code} ${name}`;
  const known = new Set(
    before.rooms.flatMap(({ name, lines }) => [
      placeOf(name),
      ...lines.map(({ code }) => placeOf(name, code)),
    ]),
  );
  const isNew = ({ room: { name }, lines }: (typeof pages)[number][number]) =>
    !known.has(placeOf(name)) || lines.some(({ code }) => !known.has(placeOf(name, code)));
  const added = sizeOf(after) > sizeOf(before) ? pages.findIndex((parts) => parts.some(isNew)) : -1;
  return added < 0 ? Math.min(page, pages.length) : added + 1;
}
