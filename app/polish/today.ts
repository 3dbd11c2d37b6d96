/** Swedish dates are ISO dates. */
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw" });

/** The day in Poland as `2026-11-21`: what the editors' dates are compared with. */
export function todayInPoland(now = new Date()): string {
  return calendar.format(now);
}
