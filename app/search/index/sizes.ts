import { polishNumber } from "lib/polish/number";
import { millimetresIn } from "lib/polish/typed-length";
import type { sizeIn } from "./length";

/** Maximum number of sizes that are named if the requested one is missing. */
const namedSizes = 3;
/** Tolerance in mm for a size that was not given in millimetres. */
const rounding = 5;

/**
 * Returns the items that have a size, nearest first, or all items if none has it, with the sizes to name. Any size of
 * an item may match exactly. If only one size is requested, nearness is that of the item's first size, which
 * distinguishes it from others of its kind. A size without a unit is in millimetres or centimetres.
 */
export function nearestSizes<Item extends { sizes: readonly number[] }>(
  items: readonly Item[],
  { numbers, unit }: NonNullable<ReturnType<typeof sizeIn>>,
) {
  const meanings = (unit ? [unit] : (["mm", "cm"] as const)).map((unit) => {
    const asked = numbers.map((number) => Math.round(number * millimetresIn[unit]));
    const ranked = items
      .map((item) => ({ item, near: closest(asked.length > 1 ? item.sizes : item.sizes.slice(0, 1), asked) }))
      .sort((one, other) => one.near.off - other.near.off);
    const tolerance = unit === "mm" ? 0 : rounding * asked.length;
    return {
      unit,
      ranked,
      fitting: ranked.filter(({ item }) => closest(item.sizes, asked).off <= tolerance),
    };
  });
  const [nearest] = meanings.toSorted((a, b) => (a.ranked[0]?.near.off ?? 0) - (b.ranked[0]?.near.off ?? 0));
  const meant = meanings.find(({ fitting }) => fitting.length > 0) ?? nearest;
  if (!meant || meant.fitting.length > 0)
    return { items: meant?.fitting.map(({ item }) => item) ?? [], lacking: null };

  const write = (sizes: readonly number[], per = millimetresIn[meant.unit]) =>
    sizes.map((size) => polishNumber(size / per, 3)).join("\u00a0×\u00a0");
  const named = new Map(meant.ranked.map(({ near: { sizes } }) => [write(sizes), sizes[0] ?? 0]));
  const sizes = [...named].slice(0, namedSizes).sort(([, one], [, other]) => one - other);
  const inUnit = (text: string) => `${text}\u00a0${meant.unit}`;
  return {
    items: meant.ranked.map(({ item }) => item),
    lacking: { asked: inUnit(write(numbers, 1)), sizes: inUnit(sizes.map(([size]) => size).join(", ")) },
  };
}

/**
 * Returns the size closest to each requested one, each used once, in the item's order; `off` is the sum of the
 * differences in mm.
 */
function closest(sizes: readonly number[], asked: readonly number[]): { sizes: number[]; off: number } {
  const left = [...sizes];
  const pairs = asked.map((wanted) => {
    const offs = left.map((size) => Math.abs(size - wanted));
    const off = Math.min(...offs);
    return { off, size: left.splice(offs.indexOf(off), 1)[0] ?? 0 };
  });
  return {
    sizes: pairs.map(({ size }) => size).sort((one, other) => sizes.indexOf(one) - sizes.indexOf(other)),
    off: pairs.reduce((sum, { off }) => sum + off, 0),
  };
}
