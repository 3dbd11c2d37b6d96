import { Drawing } from "~/fit/rules/drawing/drawing";
import { TemplateSection } from "~/fit/templates/template-section";
import { Link } from "~/ui/link";
import { TitledSection } from "~/ui/page";
import { DistanceChoice } from "../distance/distance";
import type { PairView } from "../pair-view";
import { FinishLinks } from "./finish-links";
import { MountingList, OrderList } from "./installer";
import { PartnerTable } from "./partner-table";
import { ResultHeader } from "./result-header";
import { RuleTable } from "./rule-table";
import { PairVerdict } from "./verdict";
import { WayBack } from "./way-back";

type PairBodyProps = { title: string; pair: PairView };

/** Renders a checked pair: verdict, drawing, rules and data for the installer (behaviours 26.2 to 26.4). */
export function PairBody({ title, pair }: PairBodyProps) {
  const { verdict, summary, caution, distance, message, to, partnersOf } = pair;
  const isNear = (distance?.nearest ?? null) !== null;
  return (
    <>
      <ResultHeader title={title} products={[pair.first, pair.second]} />
      <FinishLinks finishes={pair.finishes} />
      <PairVerdict verdict={verdict} summary={summary}>
        {caution && <p>{caution}</p>}
        {distance && <WayBack distance={distance} to={to} />}
      </PairVerdict>
      <div className="fit-pair">
        {verdict === "fails" && !isNear && <Alternatives pair={pair} />}
        <div className="grid content-start gap-8 print:gap-4">
          <Drawing
            layout={pair.layout}
            title={title}
            description={pair.description}
            verdicts={pair.rules}
            caption={"Widok z\u00a0boku, wymiary w\u00a0milimetrach. Tolerancja ceramiki ±\u00a05\u00a0mm."}
          />
          {distance && (
            <DistanceChoice key={to} distance={distance} message={message} to={to} margin={pair.margin} />
          )}
        </div>
        {verdict === "fails" && isNear && <Alternatives pair={pair} />}
        {verdict !== "fails" && (
          <div className="fit-aside grid content-start gap-10 print:mt-6 print:gap-4">
            <OrderList products={[pair.first, pair.second, ...pair.needs]} />
            <MountingList rows={pair.mounting} />
            {pair.template && <TemplateSection {...pair.template} />}
          </div>
        )}
        <TitledSection id="reguly" title="Co sprawdziliśmy">
          <RuleTable rules={pair.rules} />
        </TitledSection>
      </div>
      <p className="mt-8 flex flex-wrap gap-x-8 print:hidden">
        {partnersOf.map(({ name, query: partners }) => (
          <Link key={partners} to={`?${partners}`} className="arrow-link">
            {`Co pasuje: ${name}`}
          </Link>
        ))}
      </p>
    </>
  );
}

/**
 * Lists products that fit if they replace one product of a failing pair. The list is above the drawing on phones, unless
 * the pair fits at another distance, and beside the drawing on large screens.
 */
function Alternatives({ pair: { alternatives, distance } }: { pair: PairView }) {
  const isChosen = distance !== null && distance.value !== distance.initial;
  const heading = isChosen ? `To pasuje przy ${distance.value}\u00a0mm` : "To pasuje";
  return (
    <TitledSection id="zamiast" title={heading} className="fit-aside print:hidden">
      {alternatives.length > 0 ? (
        <PartnerTable caption={heading} rows={alternatives} />
      ) : (
        <p className="mt-3 text-muted">W&nbsp;naszej ofercie nic innego nie pasuje tu bez zastrzeżeń.</p>
      )}
    </TitledSection>
  );
}
