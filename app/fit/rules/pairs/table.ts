import type { Kind } from "../types/fit-part";
import { basinWastes } from "./basin-waste";
import { deckTapCountertopBasin } from "./deck-tap-countertop-basin";
import { deckTapWallHungBasin } from "./deck-tap-wall-hung-basin";
import { floorMixerBath } from "./floor-mixer-bath";
import { flushPlateFrame } from "./flush-plate-frame";
import type { Pair } from "./pair";
import { showerTrays } from "./shower-tray";
import { tapWorktops } from "./tap-worktop";
import { trimBodies } from "./trim-body";
import { wallMixerBath } from "./wall-mixer-bath";
import { wallTapCountertopBasin } from "./wall-tap-countertop-basin";
import { wasteTrap } from "./waste-trap";

/** All pairs of kinds that have rules. */
const pairs: readonly Pair[] = [
  deckTapCountertopBasin,
  deckTapWallHungBasin,
  wallTapCountertopBasin,
  ...basinWastes,
  wasteTrap,
  floorMixerBath,
  wallMixerBath,
  ...showerTrays,
  flushPlateFrame,
  ...trimBodies,
  ...tapWorktops,
];

const byKinds = new Map(pairs.map((pair) => [`${pair.first} ${pair.second}`, pair]));

/**
 * Finds the rules for two kinds, given in either order. `swapped` means that the pair has the kinds in reverse order.
 */
export function pairOf(one: Kind, other: Kind): { pair: Pair; swapped: boolean } | null {
  const straight = byKinds.get(`${one} ${other}`);
  if (straight) return { pair: straight, swapped: false };
  const swapped = byKinds.get(`${other} ${one}`);
  return swapped ? { pair: swapped, swapped: true } : null;
}

/** Returns every kind of products that forms a pair with the given kind. Worktops are not products. */
export function partnerKinds(kind: Kind): Kind[] {
  return pairs.flatMap(({ first, second }) => {
    if (first === kind) return second === "worktop" ? [] : second;
    return second === kind ? first : [];
  });
}
