import type { ProjectLine, ProjectList } from "./project-list";

/** A difference between two lists. `code` is empty if the lists differ but their products do not. */
export type Difference = { code: string; kind: "added" | "removed" | "changed"; words: string };

type Place = ProjectLine & { room: string };

/**
 * Returns the differences between two lists, one for each number: in its pieces or, if these are equal, in its rooms or
 * its notes. `rememberScript` counts the same differences before the page's scripts run.
 */
export function differencesBetween(before: ProjectList, after: ProjectList): Difference[] {
  const [old, now] = [placesOf(before), placesOf(after)];
  const changed = (words: string): Difference => ({ code: "", kind: "changed", words });
  const named = (name = "bez nazwy") => name;
  const found = [
    ...(before.name === after.name ? [] : [changed(`Projekt: ${named(before.name)} → ${named(after.name)}`)]),
    ...[...new Set([...old.keys(), ...now.keys()])].flatMap((code) =>
      differenceOf(code, old.get(code) ?? [], now.get(code) ?? []),
    ),
  ];
  return found.length > 0 ? found : [changed("Inna kolejność albo nazwy pomieszczeń")];
}

/** Returns whether two lists have a number in common. */
export function shareNumbers(one: ProjectList, other: ProjectList): boolean {
  const codes = placesOf(other);
  return [...placesOf(one).keys()].some((code) => codes.has(code));
}

function placesOf({ rooms }: ProjectList): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { name: room, lines } of rooms)
    for (const line of lines) places.set(line.code, [...(places.get(line.code) ?? []), { ...line, room }]);
  return places;
}

function differenceOf(code: string, before: Place[], after: Place[]): Difference[] {
  const pair = (textOf: (places: Place[]) => string) => [textOf(before), textOf(after)] as const;
  const [old, now] = pair(piecesIn);
  const [from, to] = pair((places) => places.map(({ room }) => room || "bez pomieszczenia").join(", "));
  const [noted, note] = pair((places) => places.map((place) => place.note ?? "").join(", "));
  const [written, rewritten] = pair((places) =>
    places.map(({ quantity, room }) => `${room}*${quantity}`).join("\n"),
  );
  if (before.length === 0) return [{ code, kind: "added", words: now === "1" ? "" : ` (${now} szt.)` }];
  if (after.length === 0) return [{ code, kind: "removed", words: "" }];
  const words = old !== now ? `${old} → ${now}` : from !== to ? `${from} → ${to}` : `uwaga „${note}”`;
  return written === rewritten && noted === note ? [] : [{ code, kind: "changed", words }];
}

function piecesIn(places: readonly Place[]): string {
  const isWhole = places.every(({ quantity }) => quantity > 0);
  return isWhole ? String(places.reduce((sum, { quantity }) => sum + quantity, 0)) : "?";
}
