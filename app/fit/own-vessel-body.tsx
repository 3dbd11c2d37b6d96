import { RememberBasin } from "~/my-basin/remember-basin";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";
import { MountingList, OrderList, ProductLines } from "./check/page/installer";
import { RuleTable } from "./check/page/rule-table";
import type { ChosenView } from "./own-vessel/chosen-view";
import { ChosenFigure, MeasuringFigure } from "./own-vessel/page/figure";
import { MeasurePicture } from "./own-vessel/page/measure-picture";
import { MeasuresForm } from "./own-vessel/page/measures-form";
import { TapList } from "./own-vessel/page/tap-list";
import { drawingId } from "./own-vessel/parameters";
import type { KindChoice, OwnVesselView } from "./own-vessel/view";

/** What the visitor has, its measures, the tap drawn over it, and all taps that fit (behaviours 26.20 to 26.24). */
export function OwnVesselBody({ view }: { view: OwnVesselView }) {
  const { kinds, form, pictures, message, tapMessage, groups, chosen, basin, assumptions, exampleTo } = view;
  return (
    <div className="container-page mb-16">
      <KindChoices kinds={kinds} />
      <div className="own">
        <MeasuresForm key={form.kind} form={form} pictures={pictures} />
        <div id={drawingId} className="own-figure">
          <p role="status" className="text-subtitle">
            {message}
          </p>
          {tapMessage && (
            <p role="alert" className="mt-3 text-error">
              {tapMessage}
            </p>
          )}
          <RememberBasin basin={basin} />
          {chosen ? (
            <ChosenFigure chosen={chosen} />
          ) : (
            <MeasuringFigure pictures={pictures} required={form.required} exampleTo={exampleTo} />
          )}
        </div>
        {groups.length > 0 && (
          <TitledSection id="baterie" title="Wszystkie baterie, od najlepszej" className="own-list">
            <TapList groups={groups} />
          </TitledSection>
        )}
      </div>
      {chosen && <ChosenDetails chosen={chosen} assumptions={assumptions} />}
    </div>
  );
}

/** Links to the forms for the kinds of vessels. */
function KindChoices({ kinds }: { kinds: KindChoice[] }) {
  return (
    <nav aria-label="Co już masz" className="print:hidden">
      <ul className="own-kinds">
        {kinds.map(({ name, to, isCurrent, shape, viewBox }) => (
          <li key={to}>
            <Link to={to} keepsScroll aria-current={isCurrent || undefined} className="own-kind">
              <MeasurePicture shape={shape} picture={{ viewBox }} />
              <span className="leading-snug font-semibold">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the rules say about the chosen tap, what the installer measures out, and what to order. */
function ChosenDetails({ chosen, assumptions }: { chosen: ChosenView; assumptions: string }) {
  const { product, rules, mounting, needs, drainage } = chosen;
  return (
    <div className="fit-pair">
      <TitledSection id="reguly" title="Co sprawdziliśmy">
        <p className="mt-2 text-muted">
          {product.name} <span translate="no">{product.code}</span>, przy podanych wymiarach. {assumptions}
        </p>
        <RuleTable rules={rules} />
      </TitledSection>
      {chosen.verdict !== "fails" && (
        <div className="fit-aside grid content-start gap-10">
          <OrderList products={[product, ...needs]} />
          {drainage.length > 0 && (
            <TitledSection id="odplyw-tez" title="Jeśli wymieniasz też odpływ">
              <ProductLines products={drainage} />
            </TitledSection>
          )}
          <MountingList rows={mounting} />
        </div>
      )}
    </div>
  );
}
