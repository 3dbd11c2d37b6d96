import { todayInPoland } from "lib/polish/today";
import { z } from "zod";
import {
  draft,
  draftLabel,
  exactText,
  fileSlug,
  isoDate,
  labelled,
  oneOf,
  shownSentences,
  shownText,
} from "~/content/fields.server";
import { listContent, readEvery, slugOfFile, withoutDrafts } from "~/content/files.server";
import { readMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";
import { voivodeships } from "~/content/voivodeships";
import { openJobs } from "./open-jobs";

const salary = labelled(
  z.strictObject({
    min: z.number().positive(),
    max: z.number().positive(),
    currency: z.enum(["PLN", "EUR"]),
    period: oneOf({ month: "miesiąc", hour: "godzinę", year: "rok" }),
    basis: exactText,
  }),
  {
    min: "Od",
    max: "Do",
    currency: "Waluta",
    period: "Za",
    basis: ["Podstawa", "np. brutto, umowa o pracę"],
  },
).refine(({ min, max }) => min <= max, { path: ["max"], error: "ma być nie mniejsze niż min" });

export const jobSchema = labelled(
  z.strictObject({
    title: shownText,
    slug: fileSlug,
    draft,
    town: exactText,
    voivodeship: z.enum(voivodeships),
    type: shownText,
    contract: shownText,
    mode: shownText,
    from: isoDate,
    validThrough: isoDate,
    lead: shownSentences,
    salary,
    duties: z.array(shownText),
    requirements: z.array(shownText),
    niceToHave: z.array(shownText),
  }),
  {
    title: "Stanowisko",
    slug: "Adres",
    draft: draftLabel,
    town: "Miejscowość",
    voivodeship: "Województwo",
    type: "Wymiar pracy",
    contract: "Umowa",
    mode: "Tryb pracy",
    from: "Pierwszy dzień oferty",
    validThrough: "Ostatni dzień oferty",
    lead: "Wstęp",
    salary: "Wynagrodzenie",
    duties: "Obowiązki",
    requirements: "Wymagania",
    niceToHave: "Mile widziane",
  },
).refine(({ from, validThrough }) => from <= validThrough, {
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

/** Returns the first and the last day of each offer (ISO dates, inclusive). */
export function jobDays(): { first: string; last: string }[] {
  return jobs().map(({ from, validThrough }) => ({ first: from, last: validThrough }));
}

function readJob(name: string): Job {
  const file = readMarkdown(name, jobSchema);
  return { ...file.data, slug: slugOfFile(file), html: file.html };
}
