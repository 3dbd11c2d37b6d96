import { parseProject } from "./project-list";

/**
 * Returns whether the shown list may replace the list stored in this browser. It may if no list is stored, if the
 * stored list is still the one that this page showed before the visitor's change, or if the shown list contains every
 * room, line and piece of the stored list. Otherwise a change made elsewhere, such as in another tab, would be lost.
 * @param before the list that this page showed before the change
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
