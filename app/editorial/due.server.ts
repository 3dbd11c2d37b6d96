import { jobDays } from "~/editorial/careers/jobs.server";
import { newsMoments } from "~/editorial/news/news.server";
import { dayAfter, momentInPoland } from "~/polish/today";

/** Whether an article or a job offer has appeared, or an offer has gone, after one moment and until another, ms since 1970. */
export function hasComeDue(after: number, until: number): boolean {
  const days = jobDays().flatMap(({ first, last }) => [first, dayAfter(last)]);
  return [...newsMoments(), ...days.map(momentInPoland)].some((moment) => moment > after && moment <= until);
}
