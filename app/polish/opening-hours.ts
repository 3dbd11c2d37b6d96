import { range } from "./number";

const days = { Mo: "pn.", Tu: "wt.", We: "śr.", Th: "czw.", Fr: "pt.", Sa: "sob.", Su: "niedz." } as const;
const order = Object.keys(days) as Day[];

export type Day = keyof typeof days;
export type OpeningHours = { days: Day[]; opens: string; closes: string };

/** Formats opening hours: `pn.–pt. 9:00–17:00`. Three or more consecutive days become a range. */
export function openingHoursText(hours: OpeningHours): string {
  const clock = (time: string) => time.replace(/^0/, "");
  return `${daysText(hours.days)} ${range(clock(hours.opens), clock(hours.closes))}`;
}

function daysText(given: Day[]): string {
  const positions = given.map((day) => order.indexOf(day)).sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run?.at(-1) === position - 1) run.push(position);
    else runs.push([position]);
  }
  const name = (position: number | undefined) => (position === undefined ? "" : days[order[position] as Day]);
  return runs
    .map((run) => (run.length > 2 ? range(name(run[0]), name(run.at(-1))) : run.map(name).join(", ")))
    .join(", ");
}
