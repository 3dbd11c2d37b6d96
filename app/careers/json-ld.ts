import type { Job } from "./jobs.server";

const payPeriods = { month: "MONTH", hour: "HOUR", year: "YEAR" } as const;

type JobSummary = Pick<
  Job,
  "title" | "slug" | "lead" | "town" | "voivodeship" | "type" | "from" | "validThrough" | "salary" | "html"
>;

/** Maps a job's free-text working time to schema.org's `employmentType`; `undefined` for unknown wording. */
function employmentType(extent: string): string | undefined {
  if (/^pełny etat/i.test(extent)) return "FULL_TIME";
  if (/etat|część/i.test(extent)) return "PART_TIME";
  if (/staż|praktyk/i.test(extent)) return "INTERN";
  return undefined;
}

/** Returns structured data of the open offers (schema.org JobPosting), each with its URL on the careers page. */
export function jobsJsonLd(jobs: JobSummary[], siteUrl: string, company: string): object[] {
  return jobs.map(({ title, slug, lead, town, voivodeship, type, from, validThrough, salary, html }) => ({
    "@type": "JobPosting",
    title,
    description: `<p>${lead}</p>${html}`,
    url: `${siteUrl}/kariera#${slug}`,
    datePosted: from,
    validThrough,
    employmentType: employmentType(type),
    hiringOrganization: { "@type": "Organization", name: company, sameAs: siteUrl },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: town,
        addressRegion: voivodeship,
        addressCountry: "PL",
      },
    },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: salary.currency,
      value: {
        "@type": "QuantitativeValue",
        minValue: salary.min,
        maxValue: salary.max,
        unitText: payPeriods[salary.period],
      },
    },
  }));
}
