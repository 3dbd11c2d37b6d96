/** Files in `public/drawings/`, without their extension, with the names that editors see. */
export const toolDrawings = {
  comparison: "porównanie",
  "fit-check": "dopasowanie",
  models: "modele 3D",
  "own-basin": "własna umywalka",
  project: "lista projektowa",
  range: "oferta",
  "spare-parts": "części zamienne",
  template: "szablon do wiercenia",
};

export type ToolDrawingName = keyof typeof toolDrawings;

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
