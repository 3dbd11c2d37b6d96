/** Files in `public/drawings/`, without their extension. */
export const toolDrawings = [
  "comparison",
  "fit-check",
  "models",
  "own-basin",
  "points-of-sale",
  "project",
  "range",
  "spare-parts",
  "template",
] as const;

export type ToolDrawingName = (typeof toolDrawings)[number];

type ToolDrawingProps = {
  name: ToolDrawingName;
  /** Classes of the panel around the drawing. They set its height. */
  className?: string;
};

/**
 * Line drawing that stands for one of the site's tools, on a panel. It is decorative. The file is referenced by `use`,
 * not by `img`, so that its lines take the colours of the theme.
 */
export function ToolDrawing({ name, className = "" }: ToolDrawingProps) {
  return (
    <div className={`rounded-2xl bg-sunken print:hidden ${className}`}>
      <svg viewBox="0 0 400 200" aria-hidden="true" className="size-full">
        <use href={`/drawings/${name}.svg#drawing`} />
      </svg>
    </div>
  );
}
