import type { RuleId, Verdict } from "~/fit-rules/check";
import type { DrawingSide, PlacedDimension } from "./dimensions";

type DimensionStripProps = {
  side: DrawingSide;
  /** Length of the drawing's side along the strip, in mm of the products. */
  length: number;
  dimensions: PlacedDimension[];
  verdicts: ReadonlyMap<RuleId, Verdict | null>;
};

/** Distance between adjacent dimension lines, in rem. */
const tierStep = 1.5;
const colours: Record<Verdict, string> = { fits: "", condition: "text-warning", fails: "text-error" };

/**
 * Draws the dimension lines on one side of the view. Positions along the side are percentages and scale with the view.
 * All other lengths are in rem or px and stay fixed.
 */
export function DimensionStrip({ side, length, dimensions, verdicts }: DimensionStripProps) {
  if (dimensions.length === 0) return null;
  const tiers = Math.max(...dimensions.map(({ tier }) => tier)) + 1;
  const depth = `${tiers * tierStep + 0.25}rem`;
  return (
    <svg
      aria-hidden="true"
      overflow="visible"
      className={`drawing-${side} text-sm`}
      {...(side === "below" ? { height: depth } : { width: depth })}
    >
      {/* In the strips beside the view, x = 0 is the edge next to the view: in the left strip, its right edge. */}
      <svg aria-hidden="true" overflow="visible" x={side === "left" ? "100%" : 0}>
        {dimensions.map((dimension) => (
          <g
            key={dimension.rule + dimension.label}
            className={colours[verdicts.get(dimension.rule) ?? "fits"]}
          >
            <Dimension dimension={dimension} length={length} />
          </g>
        ))}
      </svg>
    </svg>
  );
}

function Dimension({ dimension, length }: { dimension: PlacedDimension; length: number }) {
  const { side, tier, text, place, isShort } = dimension;
  const [start, end] = [dimension.start, dimension.end].map((at) => percent(at / length));
  const middle = percent((dimension.start + dimension.end) / 2 / length);
  const direction = side === "left" ? -1 : 1;
  const across = direction * (tier + 1) * tierStep;
  const beyond = across + direction * 0.25;
  return (
    <>
      <g stroke="currentColor" strokeWidth="0.75" opacity="0.7">
        <line {...line(side, [start, 0], [start, beyond])} />
        <line {...line(side, [end, 0], [end, beyond])} />
      </g>
      <line {...line(side, [start, across], [end, across])} stroke="currentColor" strokeWidth="0.75" />
      <Spot side={side} along={start} across={across}>
        <Arrow side={side} isTurned={isShort} />
      </Spot>
      <Spot side={side} along={end} across={across}>
        <Arrow side={side} isTurned={!isShort} />
      </Spot>
      <Spot side={side} along={{ between: middle, start, end }[place]} across={across}>
        <text
          fill="currentColor"
          stroke="var(--color-ground)"
          strokeWidth="4"
          strokeLinejoin="round"
          paintOrder="stroke"
          textAnchor={anchor(side, place)}
          transform={side === "below" ? undefined : "rotate(-90)"}
          x={textShift(side, place)}
          y="-5"
        >
          {text}
        </text>
      </Spot>
    </>
  );
}

type SpotProps = { side: DrawingSide; along: string | undefined; across: number; children: React.ReactNode };

/**
 * Moves the origin for its children, which are drawn in px. `along` is a percentage of the side; `across` is in rem.
 */
function Spot({ side, along, across, children }: SpotProps) {
  const [x, y] = side === "below" ? [along, `${across}rem`] : [`${across}rem`, along];
  return (
    <svg aria-hidden="true" overflow="visible" x={x} y={y}>
      {children}
    </svg>
  );
}

/**
 * Draws an arrow with its tip at the origin. Its tail is visible only outside the measured length; inside, the
 * dimension line covers the tail.
 */
function Arrow({ side, isTurned }: { side: DrawingSide; isTurned: boolean }) {
  const turn = (side === "below" ? 0 : 90) + (isTurned ? 180 : 0);
  return (
    <path
      d="M0 0l8-2.5v5zM8 0h6"
      transform={`rotate(${turn})`}
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="0.75"
    />
  );
}

type Place = [along: string | undefined, across: number];

function line(side: DrawingSide, [along1, across1]: Place, [along2, across2]: Place) {
  const [from, to] = [`${across1}rem`, `${across2}rem`];
  return side === "below"
    ? { x1: along1, y1: from, x2: along2, y2: to }
    : { x1: from, y1: along1, x2: to, y2: along2 };
}

/** Distance in px between the end of a dimension line and a number beyond it, with room for the arrow. */
const pastArrow = 20;

/**
 * Returns the SVG text anchor of a number. Left and right of the view, text runs from bottom to top, which swaps
 * `start` and `end`.
 */
function anchor(side: DrawingSide, place: PlacedDimension["place"]) {
  if (place === "between") return "middle";
  return (place === "end") === (side === "below") ? "start" : "end";
}

function textShift(side: DrawingSide, place: PlacedDimension["place"]): number {
  if (place === "between") return 0;
  return (place === "end") === (side === "below") ? pastArrow : -pastArrow;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
