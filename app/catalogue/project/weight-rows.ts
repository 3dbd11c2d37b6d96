import { polishNumber } from "~/polish/number";
import { plural } from "~/polish/plural";
import type { Sums } from "./sums";

const pieceForms = { one: "sztuki", few: "sztuk", many: "sztuk" };

/**
 * Returns the rows with the masses of a list. Names the number of pieces whose mass is unknown. The mass with packaging
 * is left out unless it is known for all pieces: for a few of them it would be less than the mass without packaging.
 */
export function weightRows({ pieces, weight, weighedPieces, packedWeight }: Sums): {
  label: string;
  value: string;
}[] {
  const unknown = pieces - weighedPieces;
  const without = unknown > 0 ? ` (bez ${plural(unknown, pieceForms)} o nieznanej masie)` : "";
  return [
    ...(weighedPieces > 0 ? [{ label: `Masa produktów${without}`, value: kilograms(weight) }] : []),
    ...(packedWeight === null ? [] : [{ label: "Masa z opakowaniem", value: kilograms(packedWeight) }]),
  ];
}

function kilograms(weight: number): string {
  return `${polishNumber(weight, 2)}\u00a0kg`;
}
