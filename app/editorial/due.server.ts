import { jobDays } from "~/editorial/careers/jobs.server";
import { newsMoments } from "~/editorial/news/news.server";
import { dayAfter } from "~/polish/today";

/**
 * Whether an article or a job offer has appeared, or an offer has gone, after one moment and until another, both as
 * Polish clocks show them (`2026-12-01T08:00`).
 */
export function hasComeDue(after: string, until: string): boolean {
  const moments = [...newsMoments(), ...jobDays().flatMap(({ first, last }) => [first, dayAfter(last)])];
  return moments.some((moment) => comparable(moment) > after && comparable(moment) <= until);
}

/** A day begins at midnight. */
const comparable = (moment: string) => (moment.includes("T") ? moment : `${moment}T00:00`);
