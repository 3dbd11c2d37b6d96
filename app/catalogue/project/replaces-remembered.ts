import { parseProject } from "./project-list";

/**
 * Whether a list that is shown takes the place of the remembered one: where there is none, where it was made of it on
 * this page, and where nothing of it is lost, neither a room nor a line nor a piece. A list that somebody has sent, or
 * that another tab has outrun, is only shown.
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
