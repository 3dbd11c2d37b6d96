import { PageHeader } from "~/ui/page-header";
import { FitForm } from "./form";
import { PairBody } from "./pair-body";
import { PartnerGroups } from "./partners";
import { FitStart } from "./start";
import type { FitCheckView } from "./view";

/** Renders the start form with examples, a checked pair, or lists of partners (behaviours 26.1 to 26.6). */
export function FitCheckBody({ view }: { view: FitCheckView }) {
  const { subject, choices, chosen } = view;
  if (subject.kind === "start") return <FitStart view={view} examples={subject.examples} />;
  const form = <FitForm choices={choices} chosen={chosen} />;
  if (subject.kind === "pair")
    return (
      <article className="container-page pt-6 lg:pt-10">
        <PairBody title={view.title} pair={subject.pair} />
        <section aria-labelledby="inna-para" className="mt-16 print:hidden">
          <h2 id="inna-para" className="mb-5 text-heading">
            Sprawdź inną parę
          </h2>
          {form}
        </section>
      </article>
    );
  return (
    <>
      <PageHeader title={view.title} lead={subject.message ?? undefined} />
      <div className="container-page">
        {form}
        {subject.partners.map((partners) => (
          <PartnerGroups
            key={partners.product.slug}
            partners={partners}
            heading={subject.message === null ? "Co można dobrać" : partners.product.name}
          />
        ))}
      </div>
    </>
  );
}
