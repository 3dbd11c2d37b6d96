import type { DrawnRuler } from "~/fit/rules/drawing/ruler";
import type { MeasureView } from "~/fit/rules/own-vessel/pictures";

const shapeId = "ksztalt";

/** Defines the shape that all pictures of measures on the page share. It is itself invisible. */
export function SharedShape({ shape }: { shape: string }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <path id={shapeId} d={shape} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

type MeasurePictureProps = { picture: MeasureView; className?: string };

/** Shows where to hold the ruler. Needs a `SharedShape` on the page. */
export function MeasurePicture({ picture: { viewBox, rulers }, className = "" }: MeasurePictureProps) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={`measure-picture ${className}`}>
      <use href={`#${shapeId}`} />
      {rulers.map((ruler) => (
        <RulerMark key={ruler.length} ruler={ruler} />
      ))}
    </svg>
  );
}

/** A ruler in a drawing, in the colour of what is asked for. */
export function RulerMark({ ruler: { aids, length } }: { ruler: DrawnRuler }) {
  return (
    <>
      {aids && <path d={aids} className="ruler-aids" />}
      <path d={length} className="ruler" />
    </>
  );
}

/** Shows a vessel without measures. */
export function ShapePicture({ viewBox, shape }: { viewBox: string; shape: string }) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} className="measure-picture">
      <path d={shape} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
