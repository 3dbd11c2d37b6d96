import type { Catalogue } from "~/catalogue/products/catalogue";
import { findListedItem } from "./listed-item";
import type { ProjectList } from "./project-list";

/**
 * Returns the list without text typed by visitors: drops lines with unknown codes, and replaces room names with
 * numbered ones such as `Pomieszczenie 1`.
 */
export function knownList({ rooms }: ProjectList, catalogue: Catalogue): ProjectList {
  const known = rooms.map(({ name, lines }) => ({
    name,
    lines: lines.filter(({ code }) => findListedItem(code, catalogue)),
  }));
  return {
    rooms: known
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, lines }, place) => ({ name: name && `Pomieszczenie ${place + 1}`, lines })),
  };
}
