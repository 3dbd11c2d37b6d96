/** Formats the date in Poland as `2026-11-21`, which is the date format of the Swedish locale. */
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw" });

/** Formats the time in Poland as hours and minutes: `08:00`. */
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw", timeStyle: "short" });

/** Returns the date in Poland, formatted like the dates in content files: `2026-11-21` (behaviour 25.3). */
export function todayInPoland(now = new Date()): string {
  return calendar.format(now);
}

/** Returns the time in Poland: `16:59`. */
export function clockInPoland(now = new Date()): string {
  return clock.format(now);
}

const hourMs = 3_600_000;

/**
 * Converts Polish local time to a timestamp. If the time occurs twice because clocks go back in autumn, returns the
 * first occurrence.
 * @param shown time `2026-12-01T08:00`, or a date `2026-12-01` for midnight
 * @returns ms since the Unix epoch
 */
export function momentInPoland(shown: string): number {
  const time = shown.includes("T") ? shown : `${shown}T00:00`;
  const winter = Date.parse(`${time}Z`) - hourMs;
  const summer = winter - hourMs;
  return clocksInPoland(summer) === time ? summer : winter;
}

function clocksInPoland(moment: number): string {
  const time = new Date(moment);
  return `${todayInPoland(time)}T${clockInPoland(time)}`;
}

/** Returns the day after a date; both have the format `2026-11-21`. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, day.length);
}
