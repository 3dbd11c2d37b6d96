import { polishNumber } from "lib/polish/number";
import type { ValueRow } from "~/range/product/measures";
import type { SparePart } from "./schema.server";
import { measuresOfShape } from "./shapes";

type Measured = Pick<SparePart, "shape" | "measures">;

/** Returns a spare part's measures for display, in the order of its shape; none for a part without a shape. */
export function sparePartMeasureRows({ shape, measures }: Measured): ValueRow[] {
  if (!shape) return [];
  return measuresOfShape(shape).flatMap(([key, label]) => {
    const value = measures[key];
    return value === undefined ? [] : [{ key, label, value: measureText(value) }];
  });
}

function measureText(value: number | string | string[]): string {
  if (Array.isArray(value)) return value.map((seal) => `${spaced(seal)}\u00a0mm`).join(", ");
  return typeof value === "string" ? value.replace(" ", "\u00a0") : `${polishNumber(value, 1)}\u00a0mm`;
}

/** Puts no-break spaces around the signs of multiplication: `24×17×2` → `24 × 17 × 2`. */
function spaced(seal: string): string {
  return seal.replaceAll("×", "\u00a0×\u00a0");
}

/** Measures of a part's overall size, in the order in which the trade names them. */
const overall = ["diameter", "length", "width", "depth", "height", "thickness"] as const;
const mostNamed = 3;

/** Returns the size of a spare part in short: `M24×1, Ø 26 × 15 mm`; empty for a part without a shape. */
export function sparePartSize({ measures }: Pick<SparePart, "measures">): string {
  const { thread, endThread, seals } = measures;
  const threads = [thread, endThread].filter((text) => text !== undefined);
  const lengths = overall
    .flatMap((key) => {
      const value = measures[key];
      return value === undefined ? [] : [(key === "diameter" ? "Ø\u00a0" : "") + polishNumber(value, 1)];
    })
    .slice(0, mostNamed);
  return [
    ...(threads.length > 0 ? [threads.join("–").replaceAll(" ", "\u00a0")] : []),
    ...(lengths.length > 0 ? [`${lengths.join("\u00a0×\u00a0")}\u00a0mm`] : []),
    ...(seals ? [measureText(seals)] : []),
  ].join(", ");
}
