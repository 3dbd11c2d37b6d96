import type { RuleId, Verdict } from "../types/check";
import { extensionLines, type PlacedDimension } from "./dimension-lines";
import { DimensionStrips } from "./dimension-strip";
import { buildOf } from "./dimensions";
import type { DrawingLayout } from "./layout";

export type DrawingProps = {
  layout: DrawingLayout;
  title: string;
  /** Text alternative of the drawing. */
  description: string;
  /** Verdicts of the rules. Dimensions are highlighted if the verdict of their rule is not `fits`. */
  verdicts: readonly { id: RuleId; verdict: Verdict | null }[];
  /** What the drawing shows, below it. */
  caption: string;
};

/** Number of hatch lines across the drawing's width. */
const hatches = 50;
const hatch = "kreskowanie";
const colours: Record<Verdict, string> = { fits: "", condition: "text-warning", fails: "text-error" };

/**
 * Draws two products in their mounted positions, to scale. The view scales with the window, while the numbers and
 * arrows beside it keep their size. In print, the view has the size given by its paper scale (`drawing.css`).
 */
export function Drawing({ layout, title, description, verdicts, caption }: DrawingProps) {
  const { width, height, dimensions, paperScale: scale } = layout;
  const kinds = new Map(verdicts.map(({ id, verdict }) => [id, verdict]));
  const look = ({ rule }: PlacedDimension) => colours[kinds.get(rule) ?? "fits"];
  return (
    <figure>
      <div className={`drawing drawing-${buildOf(layout)}`}>
        <svg
          role="img"
          aria-labelledby="rysunek-tytul"
          aria-describedby="rysunek-opis"
          viewBox={`0 0 ${width} ${height}`}
          width={`${width / scale}mm`}
          height={`${height / scale}mm`}
          className="drawing-view"
        >
          <title id="rysunek-tytul">{title}</title>
          <desc id="rysunek-opis">{description}</desc>
          <View layout={layout} />
        </svg>
        <DimensionStrips size={layout} lines={dimensions} look={look} />
      </div>
      <figcaption className="mt-4 text-center text-sm text-muted print:text-left">
        {caption}
        <span className="hidden print:inline">{` Skala 1 : ${scale}.`}</span>
      </figcaption>
    </figure>
  );
}

function View({ layout }: { layout: DrawingLayout }) {
  const { width, shapes, masses, axes, jet, collision, dimensions } = layout;
  const step = width / hatches;
  return (
    <>
      <pattern
        id={hatch}
        width={step}
        height={step}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d={`M0 0V${step}`} stroke="currentColor" strokeWidth={step / 6} />
      </pattern>
      {masses.map(({ face, ...mass }) => (
        <g key={face}>
          <rect {...mass} fill={`url(#${hatch})`} opacity="0.35" />
          <StrokedPath path={face} width={1.5} />
        </g>
      ))}
      <g className="text-muted" opacity="0.7">
        <StrokedPath path={axes} width={0.75} dashes="12 3 2 3" />
        <StrokedPath path={extensionLines(dimensions, layout)} width={0.75} />
      </g>
      {shapes.map(({ edges, section }) => (
        <g key={edges}>
          {section && (
            <path
              d={section}
              fill={`url(#${hatch})`}
              fillRule="evenodd"
              stroke="currentColor"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <StrokedPath path={edges} width={section ? 0.75 : 1.1} />
        </g>
      ))}
      {collision && (
        <g className="text-error">
          <g opacity="0.15">
            <StrokedPath path={dot(collision.middle)} width={72} />
          </g>
          <StrokedPath path={collision.path} width={3} />
        </g>
      )}
      {jet && (
        <g className="text-primary">
          <StrokedPath path={jet.path} width={2.5} dashes="6 4" />
          <StrokedPath path={dot(jet.end)} width={8} />
        </g>
      )}
    </>
  );
}

/** Returns the path data of a dot, which a round line cap of any width draws. */
function dot({ x, y }: { x: number; y: number }): string {
  return `M${x} ${y}h.01`;
}

type StrokedPathProps = {
  /** Path data. */
  path: string;
  /** Width in px, at every scale of the drawing. */
  width: number;
  dashes?: string;
};

/** Strokes a path of a drawing in the text colour. */
function StrokedPath({ path, width, dashes }: StrokedPathProps) {
  return (
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeLinecap={dashes ? "butt" : "round"}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}
