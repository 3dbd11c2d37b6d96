import { Drawing } from "~/fit-rules/drawing/drawing";
import { Link } from "~/ui/links/link";
import { DistanceChoice } from "./distance";
import { MountingList, OrderList } from "./installer";
import type { PairView } from "./pair-view";
import { PartnerTable } from "./partners";
import { RuleTable } from "./rule-table";
import { PairVerdict } from "./verdict";

type PairBodyProps = { title: string; pair: PairView };

/** Renders a checked pair: verdict, drawing, rules and data for the installer (behaviours 26.2 to 26.4). */
export function PairBody({ title, pair }: PairBodyProps) {
  const { verdict, summary, alternatives, distance, message, query, partnersOf } = pair;
  return (
    <>
      <h1 tabIndex={-1} className="text-title">
        {title}
      </h1>
      <PairVerdict verdict={verdict} summary={summary} />
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[7fr_5fr] print:mt-4 print:block">
        {verdict === "fails" && <Alternatives rows={alternatives} />}
        <div className="grid content-start gap-10 print:gap-4">
          <DrawingFigure title={title} pair={pair} />
          {distance && distance.max > distance.min && (
            <DistanceChoice key={query} distance={distance} message={message} query={query} />
          )}
          <section aria-labelledby="reguly">
            <h2 id="reguly" className="text-heading">
              Co sprawdziliśmy
            </h2>
            <RuleTable rules={pair.rules} />
          </section>
        </div>
        {verdict !== "fails" && (
          <div className="grid content-start gap-12 print:mt-6 print:gap-4">
            <MountingList rows={pair.mounting} />
            <OrderList pair={pair} />
          </div>
        )}
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
 * Lists products that fit if they replace one product of a failing pair. The list is above the drawing on phones and
 * beside it on large screens.
 */
function Alternatives({ rows }: { rows: PairView["alternatives"] }) {
  return (
    <section aria-labelledby="zamiast" className="lg:order-last print:hidden">
      <h2 id="zamiast" className="text-heading">
        To pasuje
      </h2>
      {rows.length > 0 ? (
        <PartnerTable caption="To pasuje" rows={rows} />
      ) : (
        <p className="mt-3 text-muted">W naszej ofercie nic nie pasuje tu bez zastrzeżeń.</p>
      )}
    </section>
  );
}

function DrawingFigure({ title, pair }: PairBodyProps) {
  const { layout, description, rules, paperScale } = pair;
  return (
    <figure>
      <Drawing layout={layout} title={title} description={description} verdicts={rules} />
      <figcaption className="mt-4 text-center text-sm text-muted print:text-left">
        Widok z boku, wymiary w&nbsp;milimetrach. Tolerancja ceramiki ±&nbsp;5&nbsp;mm.
        <span className="hidden print:inline">{` Skala 1 : ${paperScale}.`}</span>
      </figcaption>
    </figure>
  );
}
