import {
  type DrawingSide,
  drawingSides,
  type PlacedDimension,
  type Size,
  sideLength,
} from "./dimension-lines";

type DimensionStripsProps = {
  /** Size of the drawing. */
  size: Size;
  /** All dimension lines of the drawing. */
  lines: readonly PlacedDimension[];
  /** Returns the CSS class of a dimension line, such as its colour. */
  look: (line: PlacedDimension) => string;
};

/** Distance between adjacent dimension lines, in rem. */
const tierStep = 1.5;

/** Draws the dimension lines on all sides of a view. */
export function DimensionStrips(props: DimensionStripsProps) {
  return drawingSides.map((side) => <DimensionStrip key={side} side={side} {...props} />);
}

/**
 * Draws the dimension lines on one side of the view. Positions along the side are percentages and scale with the view.
 * All other lengths are in rem or px and stay fixed.
 */
function DimensionStrip({ side, size, lines, look }: DimensionStripsProps & { side: DrawingSide }) {
  const shown = lines.filter((line) => line.side === side);
  if (shown.length === 0) return null;
  const tiers = Math.max(...shown.map(({ tier }) => tier)) + 1;
  const depth = `${tiers * tierStep + 0.25}rem`;
  return (
    <svg
      aria-hidden="true"
      overflow="visible"
      className={`drawing-${side} text-sm`}
      {...(side === "below" ? { height: depth } : { width: depth })}
    >
      {shown.map((line) => (
        <g key={`${line.tier} ${line.start}`} className={look(line)}>
          <Dimension line={line} length={sideLength(side, size)} />
        </g>
      ))}
    </svg>
  );
}

function Dimension({ line, length }: { line: PlacedDimension; length: number }) {
  const { side, tier, text, place, isShort } = line;
  const [start, end] = [line.start, line.end].map((at) => percent(at / length));
  const middle = percent((line.start + line.end) / 2 / length);
  const across = (tier + 1) * tierStep;
  const beyond = across + 0.25;
  return (
    <>
      <g stroke="currentColor" strokeWidth="0.75" opacity="0.7">
        <line {...ends(side, [start, 0], [start, beyond])} />
        <line {...ends(side, [end, 0], [end, beyond])} />
      </g>
      <line {...ends(side, [start, across], [end, across])} stroke="currentColor" strokeWidth="0.75" />
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

function ends(side: DrawingSide, [along1, across1]: Place, [along2, across2]: Place) {
  const [from, to] = [`${across1}rem`, `${across2}rem`];
  return side === "below"
    ? { x1: along1, y1: from, x2: along2, y2: to }
    : { x1: from, y1: along1, x2: to, y2: along2 };
}

/** Distance in px between the end of a dimension line and a number beyond it, with room for the arrow. */
const pastArrow = 20;

/** Returns the SVG text anchor of a number. Beside the view, text runs from bottom to top, which swaps `start` and `end`. */
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
