import { useId } from "react";
import type { PlacedView } from "~/catalogue/spare-parts/drawing/sheet";
import { DimensionStrips } from "~/drawing/dimension-strip";
import { StrokedPath } from "~/drawing/stroked-path";

type PartDrawingProps = {
  views: readonly PlacedView[];
  name: string;
  /** The part's measures in words, as the text alternative of the drawing. */
  description: string;
};

/** The dimensioned drawing of a spare part, all views at one scale. Its numbers keep their size at every width. */
export function PartDrawing({ views, name, description }: PartDrawingProps) {
  return (
    <div className="part-drawing">
      <div className="part-views">
        {views.map((view) => (
          <ViewFigure key={view.label} view={view} name={name} description={description} />
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">
        Wymiary w milimetrach, przykładowe.
        {views.some(({ isShortened }) => isShortened) && " Rysunek jest skrócony."}
      </p>
    </div>
  );
}

type ViewFigureProps = Omit<PartDrawingProps, "views"> & { view: PlacedView };

function ViewFigure({ view, name, description }: ViewFigureProps) {
  const id = useId();
  const { label, width, height, shownWidth, shownHeight, paths, extensions, dimensions } = view;
  return (
    <figure className="min-w-0">
      <div className="drawing drawing-fixed">
        <svg
          role="img"
          aria-labelledby={`${id}t`}
          aria-describedby={`${id}d`}
          viewBox={`0 0 ${width} ${height}`}
          width={`${shownWidth / 16}em`}
          height={`${shownHeight / 16}em`}
          className="drawing-view"
        >
          <title id={`${id}t`}>{`${name}, ${label}`}</title>
          <desc id={`${id}d`}>{description}</desc>
          <path d={paths.body} fill="currentColor" fillOpacity="0.06" fillRule="evenodd" />
          <g className="text-muted" opacity="0.8">
            <StrokedPath path={paths.axis} width={0.75} dashes="12 3 2 3" />
            <StrokedPath path={extensions} width={0.75} />
          </g>
          <StrokedPath path={paths.detail} width={0.75} />
          <StrokedPath path={paths.body + paths.outline} width={1.6} />
        </svg>
        <DimensionStrips size={{ width, height }} lines={dimensions} />
      </div>
      <figcaption className="mt-3 text-sm text-muted">{label}</figcaption>
    </figure>
  );
}
