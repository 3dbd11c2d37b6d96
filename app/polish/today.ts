/** The Swedish locale writes ISO dates. */
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw" });

/** The day in Poland as `2026-11-21`, to compare the editors' dates with (behaviour 25.3). */
export function todayInPoland(now = new Date()): string {
  return calendar.format(now);
}
