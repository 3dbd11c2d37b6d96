import { comparePolish } from "lib/polish/compare";
import { todayInPoland } from "lib/polish/today";
import { z } from "zod";
import { voivodeships } from "~/brand/voivodeships";
import { withoutDrafts } from "~/content/drafts";
import { labelledFields } from "~/content/field-labels.server";
import { field, oneOf } from "~/content/fields.server";
import { listContent, readEvery, slugOfFile } from "~/content/files.server";
import { readMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";

const salary = labelledFields({
  min: [z.number().positive(), "Od"],
  max: [z.number().positive(), "Do"],
  currency: [z.enum(["PLN", "EUR"]), "Waluta"],
  period: [oneOf({ month: "miesiąc", hour: "godzinę", year: "rok" }), "Za"],
  basis: [field.exactText, "Podstawa", "np. brutto, umowa o pracę"],
}).refine(({ min, max }) => min <= max, { path: ["max"], error: "ma być nie mniejsze niż min" });

export const jobSchema = labelledFields({
  title: [field.shownText, "Stanowisko"],
  slug: [field.fileSlug, "Adres"],
  draft: field.draft,
  town: [field.exactText, "Miejscowość"],
  voivodeship: [z.enum(voivodeships), "Województwo"],
  type: [field.shownText, "Wymiar pracy"],
  contract: [field.shownText, "Umowa"],
  mode: [field.shownText, "Tryb pracy"],
  from: [field.isoDate, "Pierwszy dzień oferty"],
  validThrough: [field.isoDate, "Ostatni dzień oferty"],
  lead: [field.shownSentences, "Wstęp"],
  salary: [salary, "Wynagrodzenie"],
  duties: [z.array(field.shownText), "Obowiązki"],
  requirements: [z.array(field.shownText), "Wymagania"],
  niceToHave: [z.array(field.shownText), "Mile widziane"],
}).refine(({ from, validThrough }) => from <= validThrough, {
  path: ["validThrough"],
  error: "ma być nie wcześniej niż pierwszy dzień oferty",
});

export type Job = z.output<typeof jobSchema> & { html: string };

/** @throws {ContentError} if a file of `content/jobs/` has issues */
const jobs = fromContent(() => withoutDrafts(readEvery(listContent("jobs", ".md"), readJob), "title"));

/** Returns the offers that are open on `today` (ISO date, in Poland), newest first (behaviours 1.6, 25.3). */
export function listJobs(today = todayInPoland()): Job[] {
  return openJobs(jobs(), today);
}

/** Returns the offers that are open on `today`, newest first; those of one day by title. */
export function openJobs<Offer extends Pick<Job, "title" | "from" | "validThrough">>(
  offers: Offer[],
  today: string,
): Offer[] {
  return offers
    .filter(({ from, validThrough }) => from <= today && today <= validThrough)
    .sort((a, b) => b.from.localeCompare(a.from) || comparePolish(a.title, b.title));
}

/** Returns the first and the last day of each offer (ISO dates, inclusive). */
export function jobDays(): { first: string; last: string }[] {
  return jobs().map(({ from, validThrough }) => ({ first: from, last: validThrough }));
}

function readJob(name: string): Job {
  const file = readMarkdown(name, jobSchema);
  return { ...file.data, slug: slugOfFile(file), html: file.html };
}
