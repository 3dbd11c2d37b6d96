import type { Catalogue } from "~/catalogue/products/catalogue";
import type { ProjectList } from "./project-list";
import { productOfCode } from "./read-project";

/** A list without what somebody has typed into it: known products alone, in numbered rooms. */
export function knownList({ rooms }: ProjectList, catalogue: Catalogue): ProjectList {
  const known = rooms.map(({ name, lines }) => ({
    name,
    lines: lines.filter(({ code }) => productOfCode(code, catalogue)),
  }));
  return {
    rooms: known
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, lines }, place) => ({ name: name && `Pomieszczenie ${place + 1}`, lines })),
  };
}
