import { Drawing } from "~/fit/rules/drawing/drawing";
import type { MeasurePictures } from "~/fit/rules/own-vessel/pictures";
import { Link } from "~/ui/link";
import { DistanceChoice } from "../../check/distance/distance";
import { FinishLinks } from "../../check/page/finish-links";
import { ProductLine } from "../../check/page/product-line";
import { PairVerdict } from "../../check/page/verdict";
import type { ChosenView } from "../chosen-view";
import type { FieldView } from "../form-view";
import { MeasurePicture } from "./measure-picture";

/** The chosen tap over the visitor's vessel. */
export function ChosenFigure({ chosen }: { chosen: ChosenView }) {
  const { product, verdict, summary, advice, layout, description, rules } = chosen;
  const { distance, distanceMessage, to, margin } = chosen;
  return (
    <>
      <div className="mt-4 mb-3">
        <ProductLine product={product} />
        <FinishLinks finishes={chosen.finishes} />
      </div>
      <PairVerdict verdict={verdict} summary={summary}>
        {advice && <p className="mt-1 text-muted">{advice}</p>}
      </PairVerdict>
      <div className="mt-5 grid gap-5">
        <Drawing
          layout={layout}
          title={`${product.name} i\u00a0to, co masz`}
          description={description}
          verdicts={rules}
          caption={"Widok z\u00a0boku według twoich wymiarów, w\u00a0milimetrach."}
        />
        {distance && (
          <DistanceChoice key={to} distance={distance} message={distanceMessage} to={to} margin={margin} />
        )}
      </div>
    </>
  );
}

type MeasuringFigureProps = { pictures: MeasurePictures; required: FieldView[]; exampleTo: string };

/** Shows the required measures on a sample vessel, until there is something to judge. */
export function MeasuringFigure({ pictures, required, exampleTo }: MeasuringFigureProps) {
  return (
    <figure className="mt-6">
      <MeasurePicture shape={pictures.shape} picture={pictures.whole} className="w-full" />
      <figcaption className="mt-4 text-center text-sm text-muted">
        {required.map(({ label }) => label).join(" · ")}
        <br />
        <Link to={exampleTo} keepsScroll className="link line-link">
          Zobacz na przykładzie
        </Link>
      </figcaption>
    </figure>
  );
}
