import { FitForm } from "./check/page/form";
import { PairBody } from "./check/page/pair-body";
import { PartnersBody } from "./check/page/partners-body";
import { FitStart } from "./check/page/start";
import type { FitCheckView } from "./check/view";

/** Renders the start form with examples, a checked pair, or lists of partners (behaviours 26.1 to 26.6). */
export function FitCheckBody({ view }: { view: FitCheckView }) {
  const { subject, title } = view;
  const form = <FitForm {...view} />;
  if (subject.kind === "start") return <FitStart form={form} examples={subject.examples} />;
  return (
    <article className="container-page pt-4">
      {subject.kind === "pair" ? (
        <PairBody title={title} pair={subject.pair} />
      ) : (
        <PartnersBody title={title} subject={subject} form={form} />
      )}
      {(subject.kind === "pair" || !subject.isToChoose) && (
        <section aria-labelledby="inna-para" className="mt-16 print:hidden">
          <h2 id="inna-para" className="mb-6 text-heading">
            Sprawdź inną parę
          </h2>
          {form}
        </section>
      )}
    </article>
  );
}
