import { dayAfter, momentInPoland } from "lib/polish/today";
import { jobDays } from "~/careers/jobs.server";
import { publishTimes } from "~/news/news.server";

/**
 * Returns true if an article or a job offer was published, or a job offer expired, after `after` and not later than
 * `until`. Both times are in ms since 1970.
 */
export function hasComeDue(after: number, until: number): boolean {
  const days = jobDays().flatMap(({ first, last }) => [first, dayAfter(last)]);
  return [...publishTimes(), ...days.map(momentInPoland)].some((moment) => moment > after && moment <= until);
}
