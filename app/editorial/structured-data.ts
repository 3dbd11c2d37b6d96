import type { Job } from "~/editorial/careers/jobs.server";
import type { ArticlePage } from "~/editorial/news/news.server";
import type { PointOfSale } from "~/editorial/points-of-sale/points-of-sale.server";
import type { QuestionGroup } from "~/editorial/questions/questions.server";
import { pictureUrl } from "~/ui/pictures/picture";

/** What the pages are about, in schema.org's words. All addresses become absolute with `siteUrl`. */
export const context = "https://schema.org";

const days = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday",
} as const;

type ArticleSummary = Pick<ArticlePage, "slug" | "title" | "lead" | "date" | "tags" | "picture">;

export function articleJsonLd(article: ArticleSummary, siteUrl: string, publisher: string): object {
  const url = `${siteUrl}/aktualnosci/${article.slug}`;
  return {
    "@context": context,
    "@type": "NewsArticle",
    mainEntityOfPage: url,
    headline: article.title,
    description: article.lead,
    datePublished: article.date,
    inLanguage: "pl",
    keywords: article.tags,
    ...(article.picture && { image: siteUrl + pictureUrl(article.picture.src) }),
    author: { "@type": "Organization", name: publisher, url: siteUrl },
    publisher: { "@type": "Organization", name: publisher, url: siteUrl },
  };
}

export function questionsJsonLd(groups: QuestionGroup[]): object {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, html }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: html },
      })),
    ),
  };
}

const payPeriods = { month: "MONTH", hour: "HOUR", year: "YEAR" } as const;

type JobSummary = Pick<
  Job,
  "title" | "slug" | "lead" | "town" | "voivodeship" | "from" | "validThrough" | "salary" | "html"
>;

/** The open offers, each with the address of its place on the careers page. */
export function jobsJsonLd(jobs: JobSummary[], siteUrl: string, company: string): object[] {
  return jobs.map(({ title, slug, lead, town, voivodeship, from, validThrough, salary, html }) => ({
    "@context": context,
    "@type": "JobPosting",
    title,
    description: `<p>${lead}</p>${html}`,
    url: `${siteUrl}/kariera#${slug}`,
    datePosted: from,
    validThrough,
    employmentType: "FULL_TIME",
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

/** The shops of a list. */
export function storesJsonLd(points: PointOfSale[], siteUrl: string): object {
  return {
    "@context": context,
    "@graph": points.map((point) => ({
      "@type": "Store",
      "@id": `${siteUrl}/punkty-sprzedazy#${point.id}`,
      name: point.name,
      telephone: point.phone,
      address: postalAddress({ ...point, countryCode: "PL" }),
      geo: { "@type": "GeoCoordinates", latitude: point.lat, longitude: point.lon },
      openingHoursSpecification: point.hours.map((hours) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: hours.days.map((day) => days[day]),
        opens: hours.opens,
        closes: hours.closes,
      })),
    })),
  };
}

type Address = { street: string; postcode: string; town: string; voivodeship: string; countryCode: string };

export function postalAddress({ street, postcode, town, voivodeship, countryCode }: Address): object {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: postcode,
    addressLocality: town,
    addressRegion: voivodeship,
    addressCountry: countryCode,
  };
}
