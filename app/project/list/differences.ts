import type { AddedItem } from "./add-to";
import { linesOf, type ProjectLine, type ProjectList, tidyProject } from "./project-list";

/** A difference between two lists. `take` returns the former list with it. */
type Difference = { words: string; take: (list: ProjectList) => ProjectList };

/** What the site knows of a number: the product's name, the finish, and all numbers of the product. */
export type ItemInfo = Pick<AddedItem, "name" | "finish" | "same">;

type Place = ProjectLine & { room: string };

/**
 * Returns the differences between two lists in words: one for each product, in its finish, pieces, rooms and notes.
 * @param infoOf returns `undefined` for a number that is not known yet
 */
export function differencesBetween(
  before: ProjectList,
  after: ProjectList,
  infoOf: (code: string) => ItemInfo | undefined,
): Difference[] {
  const [old, now] = [placesOf(before), placesOf(after)];
  const isGone = (code: string) => !now.has(code);
  /** The number that a new one has replaced: that of the same product in another finish, if it is the only one. */
  const formerOf = (code: string) => {
    const same = infoOf(code)?.same ?? [];
    const gone = same.filter((other) => old.has(other) && isGone(other));
    const added = same.filter((other) => now.has(other) && !old.has(other));
    return gone.length === 1 && added.length === 1 ? gone[0] : undefined;
  };
  const replaced = new Map(
    [...now.keys()].flatMap((code) => (old.has(code) ? [] : [[formerOf(code), code]])),
  );
  const found = [...new Set([...old.keys(), ...now.keys()])].flatMap((code): Difference[] => {
    if (replaced.has(code)) return [];
    const former = old.has(code) ? code : (formerOf(code) ?? code);
    const words = wordsOf({
      code,
      former,
      infoOf,
      before: old.get(former) ?? [],
      after: now.get(code) ?? [],
    });
    return words ? [{ words, take: (list) => withLinesOf([code, former], list, after) }] : [];
  });
  if (before.name !== after.name)
    found.unshift({
      words: `Projekt: ${before.name ?? "bez nazwy"} → ${after.name ?? "bez nazwy"}`,
      take: ({ rooms }) => tidyProject(rooms, after.name),
    });
  return found.length > 0 ? found : [{ words: "Inna kolejność albo nazwy pomieszczeń", take: () => after }];
}

/** Returns whether two lists have a number in common. */
export function shareNumbers(one: ProjectList, other: ProjectList): boolean {
  const codes = placesOf(other);
  return linesOf(one).some(({ code }) => codes.has(code));
}

function placesOf({ rooms }: ProjectList): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { name: room, lines } of rooms)
    for (const line of lines) places.set(line.code, [...(places.get(line.code) ?? []), { ...line, room }]);
  return places;
}

type Compared = {
  code: string;
  /** The number in the former list. */
  former: string;
  infoOf: (code: string) => ItemInfo | undefined;
  before: readonly Place[];
  after: readonly Place[];
};

/** Returns all that has changed of a product; an empty text if nothing has. */
function wordsOf({ code, former, infoOf, before, after }: Compared): string {
  const name = [infoOf(code)?.name, code].filter(Boolean).join(", ");
  if (before.length === 0) return `Dodano: ${name}, ${piecesIn(after)} szt.${placeOf(after)}`;
  if (after.length === 0) return `Usunięto: ${name}`;
  const change = (textOf: (places: readonly Place[]) => string) => {
    const [old, now] = [textOf(before), textOf(after)];
    return old === now ? [] : `${old} → ${now}`;
  };
  const finishOf = (one: string) => infoOf(one)?.finish ?? one;
  const changes = [
    ...(code === former ? [] : [`${finishOf(former)} → ${finishOf(code)}`]),
    change(piecesIn),
    change((places) => places.map(({ room }) => room || "bez pomieszczenia").join(", ")),
    change((places) => places.flatMap(({ note }) => (note ? `„${note}”` : [])).join(", ") || "bez uwagi"),
  ].flat();
  const isMoved = change((places) => places.map(({ room, quantity }) => `${room}*${quantity}`).join("\n"));
  if (changes.length === 0 && isMoved.length > 0) changes.push("inny podział na pomieszczenia");
  return changes.length > 0 ? `${name}: ${changes.join("; ")}` : "";
}

function piecesIn(places: readonly Place[]): string {
  const isWhole = places.every(({ quantity }) => quantity > 0);
  return isWhole ? String(places.reduce((sum, { quantity }) => sum + quantity, 0)) : "?";
}

const placeOf = ([first]: readonly Place[]) => (first?.room ? ` – ${first.room}` : "");

/** Returns a list in which the lines with the given numbers are those of another list, in its rooms. */
function withLinesOf(codes: readonly string[], to: ProjectList, from: ProjectList): ProjectList {
  const linesIn = ({ rooms }: ProjectList, room: string) =>
    rooms.find(({ name }) => name === room)?.lines ?? [];
  const names = new Set(["", ...to.rooms.map(({ name }) => name), ...from.rooms.map(({ name }) => name)]);
  const rooms = [...names].flatMap((name) => {
    const own = linesIn(to, name);
    const taken = linesIn(from, name).filter(({ code }) => codes.includes(code));
    const at = own.findIndex(({ code }) => codes.includes(code));
    const lines = own.filter(({ code }) => !codes.includes(code));
    lines.splice(at < 0 ? lines.length : at, 0, ...taken);
    return lines.length > 0 || to.rooms.some((room) => room.name === name) ? [{ name, lines }] : [];
  });
  return tidyProject(rooms, to.name);
}
