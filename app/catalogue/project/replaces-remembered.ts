import { parseProject } from "./project-list";

/**
 * Returns whether the shown list may replace the list stored in this browser: if none is stored, if the shown list was
 * made from the stored one on this page, or if it contains every room, line and piece of the stored one. Other lists,
 * such as one sent by somebody else or one that another tab has since changed, are only shown.
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
