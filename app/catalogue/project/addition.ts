import { placeLines } from "./changes";
import { type ProjectLine, parseProject, writeProject } from "./project-list";
import type { AddedItem } from "./read-project";

/** What an addition has done to a list. Lists are values of the URL parameter. */
export type Addition = {
  before: string;
  after: string;
  /** The items that were added, each with its quantity on the list now; 0 if that waits to be filled in. */
  added: (AddedItem & { total: number })[];
  /** The items that were on the list already and have been left out. */
  listed: AddedItem[];
  /** The items for which the list has no place. */
  surplus: AddedItem[];
  /** Name of the room to which the items were added; empty if it has none. */
  room: string;
};

/**
 * Adds items to the last room of a list.
 * @param before value of the list's URL parameter; empty for no list
 * @param isOnlyMissing true to leave out items that are on the list, in whichever finish
 */
export function addItems(before: string, items: readonly AddedItem[], isOnlyMissing: boolean): Addition {
  const list = parseProject(before);
  const codes = new Set(list.rooms.flatMap(({ lines }) => lines.map(({ code }) => code)));
  const isListed = ({ same }: AddedItem) => isOnlyMissing && same.some((code) => codes.has(code));
  const wanted = items.filter((item) => !isListed(item));
  const placed = placeLines(list, wanted);
  const room = placed.list.rooms.at(-1);
  const surplus = wanted.filter((item) => placed.surplus.includes(item));
  return {
    before,
    after: writeProject(placed.list),
    added: wanted
      .filter((item) => !surplus.includes(item))
      .map((item) => ({ ...item, total: quantityOf(item, room?.lines ?? []) })),
    listed: items.filter(isListed),
    surplus,
    room: room?.name ?? "",
  };
}

/**
 * Returns whether a list still has all that an addition has added, in the same room and with as many pieces. If not,
 * another tab has replaced the list at the same moment.
 */
export function isContained({ added, room }: Addition, list: string): boolean {
  const lines = parseProject(list).rooms.find(({ name }) => name === room)?.lines ?? [];
  return added.every(({ code, total }) =>
    lines.some((line) => line.code === code && (line.quantity >= total || line.quantity === 0)),
  );
}

function quantityOf({ code }: ProjectLine, lines: readonly ProjectLine[]): number {
  return lines.find((line) => line.code === code)?.quantity ?? 0;
}
