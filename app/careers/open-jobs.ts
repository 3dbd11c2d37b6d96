import { comparePolish } from "lib/polish/compare";

type Offer = {
  title: string;
  /** First day on which the offer is open (ISO date). */
  from: string;
  /** Last day on which the offer is open (ISO date). */
  validThrough: string;
};

/**
 * Returns the offers that are open on `today` (ISO date), newest first. Sorts offers with the same first day by title.
 */
export function openJobs<Job extends Offer>(jobs: Job[], today: string): Job[] {
  return jobs
    .filter(({ from, validThrough }) => from <= today && today <= validThrough)
    .sort((a, b) => b.from.localeCompare(a.from) || comparePolish(a.title, b.title));
}
