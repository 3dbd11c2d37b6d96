import { polishNumber } from "lib/polish/number";

/** Sources of limits, as shown to visitors; the page adds the brand to its advice. */
export const source = {
  airGap: "PN-EN 1717, odstęp AA",
  product: "dane produktu",
  geometry: "geometria obu produktów",
  advice: "zalecenie",
} as const;

/**
 * Formats a length in mm. Lengths below 10 mm have one decimal, so that a small deviation is not shown as „0 mm”. A
 * length on the wrong side of what it is measured from keeps its minus: only callers that name the side drop it.
 */
export function mm(length: number): string {
  const size = Math.abs(length);
  const text = polishNumber(size, size < 10 ? 1 : 0);
  return `${length < 0 && text !== "0" ? "−" : ""}${text} mm`;
}

/** Formats a length that misses a limit, with a decimal where it would otherwise read the same as the limit. */
export function mmShortOf(limit: number, length: number): string {
  return mm(length) === mm(limit) ? `${polishNumber(length, 1)} mm` : mm(length);
}

/** Formats a range of lengths in mm: „55–80 mm”. */
export function mmRange(from: number, to: number): string {
  return from === to ? mm(from) : `${polishNumber(from)}–${polishNumber(to)} mm`;
}

/** A vessel's name in Polish: `of` is the genitive, `to` the accusative. */
export type VesselName = { of: string; to: string };

export const basinName: VesselName = { of: "umywalki", to: "umywalkę" };
export const bathName: VesselName = { of: "wanny", to: "wannę" };
export const sinkName: VesselName = { of: "komory", to: "komorę" };
