/** Holidays with the same date every year, as month and day. Christmas Eve is one since 2025. */
const fixed: ReadonlySet<string> = new Set([
  "01-01",
  "01-06",
  "05-01",
  "05-03",
  "08-15",
  "11-01",
  "11-11",
  "12-24",
  "12-25",
  "12-26",
]);

/** Days from Easter Sunday: itself, Easter Monday, Pentecost, Corpus Christi. */
const fromEaster: ReadonlySet<number> = new Set([0, 1, 49, 60]);

/**
 * Returns true for a public holiday in Poland, on which shops are closed by law. Ordinary Sundays do not count.
 * @param date `2026-11-21`
 */
export function isHolidayInPoland(date: string): boolean {
  const days = (Date.parse(date) - easter(Number(date.slice(0, 4)))) / 86_400_000;
  return fixed.has(date.slice(5)) || fromEaster.has(days);
}

/** Returns Easter Sunday of a Gregorian year as a timestamp in ms, at midnight UTC (algorithm of Meeus, Jones, Butcher). */
function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leaps = century - Math.floor(century / 4);
  const epact =
    (19 * golden + leaps - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const march = epact + weekday - 7 * late + 22;
  return Date.UTC(year, 2, march);
}
