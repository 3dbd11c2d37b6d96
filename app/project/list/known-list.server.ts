import { getRange } from "~/range/products.server";
import { findListedItem } from "./listed-item";
import type { ProjectList } from "./project-list";
import { projectHref, readList } from "./query";
import { projectText } from "./room-views";
import { roomViews } from "./view";

/**
 * Returns a list's path and text without anything that visitors typed: only known products, and numbered rooms such as
 * `Pomieszczenie 1` instead of named ones.
 * @param path path and query of the list
 */
export async function knownListAt(path: string): Promise<{ path: string; text: string }> {
  const { catalogue } = await getRange();
  const { rooms } = readList(new URL(path, "http://localhost").searchParams, catalogue);
  const known = rooms.map(({ name, lines }) => ({
    name,
    lines: lines.flatMap(({ code, quantity }) => (findListedItem(code, catalogue) ? { code, quantity } : [])),
  }));
  const list: ProjectList = {
    rooms: known
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, lines }, place) => ({ name: name && `Pomieszczenie ${place + 1}`, lines })),
  };
  return { path: projectHref({ list }), text: projectText(roomViews(list, catalogue)) };
}
