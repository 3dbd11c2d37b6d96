import { range } from "lib/polish/number";

const days = { Mo: "pn.", Tu: "wt.", We: "śr.", Th: "czw.", Fr: "pt.", Sa: "sob.", Su: "niedz." } as const;
/** From Monday to Sunday. */
export const daysOfWeek = Object.keys(days) as Day[];

export type Day = keyof typeof days;
export type OpeningHours = { days: Day[]; opens: string; closes: string };

/** Formats opening hours: `pn.–pt. 9:00–17:00`. Three or more consecutive days become a range. */
export function openingHoursText(hours: OpeningHours): string {
  return `${daysText(hours.days)} ${range(clockText(hours.opens), clockText(hours.closes))}`;
}

/** Formats a time of day: `9:00`. */
export const clockText = (time: string) => time.replace(/^0/, "");

function daysText(given: Day[]): string {
  const positions = given.map((day) => daysOfWeek.indexOf(day)).sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run?.at(-1) === position - 1) run.push(position);
    else runs.push([position]);
  }
  const name = (position: number | undefined) =>
    position === undefined ? "" : days[daysOfWeek[position] as Day];
  return runs
    .map((run) => (run.length > 2 ? range(name(run[0]), name(run.at(-1))) : run.map(name).join(", ")))
    .join(", ");
}
