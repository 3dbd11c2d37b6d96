import type { SearchHit } from "./entry";
import { stemOf } from "./vocabulary";

/**
 * Words for a thing that people ask for. `none` completes „Nie mamy …”. What the brand does not make leads to what is
 * nearest.
 */
export type Thing = { said: readonly string[]; none: string; instead: readonly SearchHit[] };

/** Things by the form of each of their words, as said: a synonym is not replaced. */
export type ThingIndex = ReadonlyMap<string, Thing>;

export function indexThings(things: readonly Thing[]): ThingIndex {
  return new Map(things.flatMap((thing) => thing.said.map((word) => [stemOf(word).form, thing] as const)));
}
