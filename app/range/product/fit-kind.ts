/** Returns true if the range sells products that pair with this kind. Kitchen taps pair only with a visitor's worktop. */
export function hasPartners(kind: string): boolean {
  return kind !== "kitchen-tap";
}

const basinTaps: ReadonlySet<string | null> = new Set(["deck-tap", "wall-tap"]);

/** Returns true for a tap that rules pair with basins. */
export function isBasinTap({ fitting }: { fitting: string | null }): boolean {
  return basinTaps.has(fitting);
}
