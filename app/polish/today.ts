/** The Swedish locale writes ISO dates. */
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw" });

/** Hours and minutes, `08:00`. */
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw", timeStyle: "short" });

/** The day in Poland as `2026-11-21`, to compare the editors' dates with (behaviour 25.3). */
export function todayInPoland(now = new Date()): string {
  return calendar.format(now);
}

const hourMs = 3_600_000;

/**
 * The moment at which clocks in Poland first show a time: in autumn they show an hour twice.
 * @param shown `2026-12-01T08:00`, or a day, which begins at midnight
 * @returns ms since 1970
 */
export function momentInPoland(shown: string): number {
  const time = shown.includes("T") ? shown : `${shown}T00:00`;
  const winter = Date.parse(`${time}Z`) - hourMs;
  const summer = winter - hourMs;
  return clocksInPoland(summer) === time ? summer : winter;
}

function clocksInPoland(moment: number): string {
  return `${todayInPoland(new Date(moment))}T${clock.format(moment)}`;
}

/** The day after one, both as `2026-11-21`. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, day.length);
}
