import { type BoxMeasure, boxMeasures, edgeFor, isTrue, type SeenBox } from "../dimension-lines";

/** A measure of the product, as its page lists it: key, Polish label, and the length in mm as text. */
export type ListedMeasure = { key: string; label: string; value: string };

type OverallMeasure = ListedMeasure & { key: BoxMeasure };

/** Returns the overall measures of the product that its model has, so that they can be drawn on it. */
export function drawnMeasures(measures: readonly ListedMeasure[], { size }: SeenBox): OverallMeasure[] {
  return boxMeasures.flatMap((key) =>
    measures
      .filter((row) => row.key === key && isTrue(millimetresOf(row), size[key]))
      .map((row) => ({ ...row, key })),
  );
}

/** Measures are whole millimetres, so the digits of the text are the number. */
function millimetresOf({ value }: ListedMeasure): number {
  return Number(value.replaceAll(/\D/g, ""));
}

/** Lines along the edges of the model's box, with its overall measures. */
export function Dimensions({ measures, box }: { measures: readonly OverallMeasure[]; box: SeenBox }) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const centre = box.corners.reduce((sum, { x }) => sum + x, 0) / box.corners.length;
  const name = measures.map(({ label, value }) => `${label} ${value}`).join(", ");
  return (
    <svg role="img" aria-label={name} className="model-dimensions">
      {measures.map(({ key, value }) => {
        const [from, to] = edgeFor(key, box.corners) ?? [];
        if (!from || !to) return null;
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        // Texts are on the outer sides of their lines.
        const isLeft = middle.x < centre;
        const ends = { x1: percent(from.x), y1: percent(from.y), x2: percent(to.x), y2: percent(to.y) };
        return (
          <g key={key}>
            <line {...ends} />
            <text
              x={percent(middle.x)}
              y={percent(middle.y)}
              dx={isLeft ? -8 : 8}
              dy="0.8em"
              textAnchor={isLeft ? "end" : "start"}
            >
              {value}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
