import { mm } from "~/fit/rules/criteria/words";

/** Height of the visible product's origin above the counter or floor. */
export type HeightOnWall = {
  /** In mm. */
  value: number;
  ground: "counter" | "floor";
  /** What the height is of: „Oś wylewki”. */
  subject: string;
  /** True if the rules only recommend the height. */
  isAdvice?: boolean;
};

/** Names of the surface from which a height is measured. */
export const grounds = {
  counter: { level: "gotowy blat", above: "nad gotowym blatem" },
  floor: { level: "gotowa posadzka", above: "nad gotową posadzką" },
};

/**
 * Returns the height of the axes in words: „240 mm nad gotowym blatem”.
 * @param y position of the axes below the product's origin, in mm
 */
export function heightWords({ value, ground, isAdvice }: HeightOnWall, y: number): string {
  return `${isAdvice ? "zalecamy " : ""}${mm(value - y)} ${grounds[ground].above}`;
}
