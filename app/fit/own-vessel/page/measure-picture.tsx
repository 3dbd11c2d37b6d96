import { Fragment } from "react";
import type { MeasureView } from "~/fit/rules/own-vessel/pictures";

type MeasurePictureProps = {
  /** SVG path data of the vessel. */
  shape: string;
  picture: Pick<MeasureView, "viewBox"> & Partial<MeasureView>;
  className?: string;
};

/** Shows a vessel, and where to hold the ruler. */
export function MeasurePicture({ shape, picture, className = "" }: MeasurePictureProps) {
  const { viewBox, rulers = [] } = picture;
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={`measure-picture ${className}`}>
      <path d={shape} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
      {rulers.map(({ aids, length }) => (
        <Fragment key={length}>
          {aids && <path d={aids} className="ruler-aids" />}
          <path d={length} className="ruler" />
        </Fragment>
      ))}
    </svg>
  );
}
