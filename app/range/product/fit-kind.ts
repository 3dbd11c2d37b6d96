import type { Kind } from "lib/fit-rules/parts";

/** Kinds that pair only with what a visitor has measured, because the range sells no partner. */
const unpaired: ReadonlySet<Kind> = new Set(["kitchen-tap", "worktop"]);

/** Returns true if the range sells products that pair with this kind. */
export function hasPartners(kind: Kind): boolean {
  return !unpaired.has(kind);
}

const basinTaps: ReadonlySet<Kind | null> = new Set(["deck-tap", "wall-tap"]);

/** Returns true for a tap that rules pair with basins. */
export function isBasinTap({ fitting }: { fitting: Kind | null }): boolean {
  return basinTaps.has(fitting);
}
