/** The Swedish locale writes ISO dates. */
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw" });

/** Hours and minutes, `08:00`. */
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw", timeStyle: "short" });

/** The day in Poland as `2026-11-21`, to compare the editors' dates with (behaviour 25.3). */
export function todayInPoland(now = new Date()): string {
  return calendar.format(now);
}

/** What clocks show in Poland, as `2026-11-21T08:00`. */
export function nowInPoland(now = new Date()): string {
  return `${todayInPoland(now)}T${clock.format(now)}`;
}

/** The day after one, both as `2026-11-21`. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, day.length);
}
