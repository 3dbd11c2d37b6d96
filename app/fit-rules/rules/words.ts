import { polishNumber } from "~/polish/number";

/** Where a limit comes from. */
export const source = {
  airGap: "PN-EN 1717, odstęp AA",
  product: "dane produktu",
  advice: "zalecenie Modrawa",
} as const;

/** A length without its sign: whole millimetres, below 10 mm with a decimal, so that what is missed is never „0 mm”. */
export function mm(length: number): string {
  const size = Math.abs(length);
  return `${polishNumber(size, size < 10 ? 1 : 0)} mm`;
}

/** Two lengths as a range: „55–80 mm”. */
export function mmRange(from: number, to: number): string {
  return from === to ? mm(from) : `${polishNumber(from)}–${polishNumber(to)} mm`;
}

/** A vessel's name in sentences. */
export type VesselName = { of: string; to: string };

export const basinName: VesselName = { of: "umywalki", to: "umywalkę" };
export const bathName: VesselName = { of: "wanny", to: "wannę" };
