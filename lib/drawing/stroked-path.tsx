type StrokedPathProps = {
  /** Path data. */
  path: string;
  /** Width in px, at every scale of the drawing. */
  width: number;
  dashes?: string;
};

/** Strokes a path of a drawing in the text colour. */
export function StrokedPath({ path, width, dashes }: StrokedPathProps) {
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
