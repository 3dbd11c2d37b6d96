import { parseProject } from "./project-list";

/**
 * Returns whether the shown list may replace the list stored in this browser: if none is stored, if the visitor made it
 * from the stored list on this page, or if it has all rooms, lines and pieces of the stored list. A list received from
 * somebody else, or outdated by another tab, is only shown.
 * @param before the list that the page showed before
 */
export function replacesRemembered(list: string, remembered: string, before: string | undefined): boolean {
  if (remembered === "" || remembered === before) return true;
  const rooms = new Map(parseProject(list).rooms.map((room) => [room.name, room.lines]));
  return parseProject(remembered).rooms.every(({ name, lines }) => {
    const own = rooms.get(name);
    return (
      own &&
      lines.every((line) => own.some(({ code, quantity }) => code === line.code && quantity >= line.quantity))
    );
  });
}
