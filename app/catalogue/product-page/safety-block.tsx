import type { Brand } from "~/brand/brand.server";

type Gpsr = Brand["gpsr"];

/**
 * Returns the texts of the warnings that apply to a product: those for its categories, and those that name no
 * categories.
 * @param lineage ids of the product's categories and of all their ancestors
 */
export function warningsFor(warnings: Gpsr["warnings"], lineage: readonly number[]): string[] {
  return warnings.flatMap(({ text, categories }) =>
    categories.length === 0 || categories.some((id) => lineage.includes(id)) ? [text] : [],
  );
}

/** Manufacturer data required by the General Product Safety Regulation (EU) 2023/988. */
export type SafetyNotice = Omit<Gpsr, "warnings"> & {
  /** Warnings that apply to the product. */
  warnings: string[];
};

export function SafetyBlock({ notice }: { notice: SafetyNotice }) {
  const { manufacturer } = notice;
  return (
    <section
      aria-labelledby="bezpieczenstwo"
      className="mt-14 rounded-2xl bg-sunken p-6 lg:p-8 print:mt-4 print:break-inside-avoid print:p-0"
    >
      <h2 id="bezpieczenstwo" className="text-lg">
        {notice.heading}
      </h2>
      <div className="mt-4 grid gap-6 text-[0.9375rem] lg:grid-cols-[18rem_1fr] print:grid-cols-[12rem_1fr]">
        <address className="not-italic" translate="no">
          {manufacturer.name}
          <br />
          {manufacturer.street}
          <br />
          {manufacturer.postcode} {manufacturer.town}, {manufacturer.country}
          <br />
          <a href={`mailto:${manufacturer.email}`} className="link line-link">
            {manufacturer.email}
          </a>
        </address>
        <div className="grid gap-3 text-muted">
          <p>{notice.responsiblePerson}</p>
          <p>{notice.identification}</p>
          <ul className="list-disc pl-5">
            {notice.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
