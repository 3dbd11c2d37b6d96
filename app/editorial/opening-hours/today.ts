import { range } from "lib/polish/number";
import { clockInPoland, todayInPoland } from "lib/polish/today";
import { isHolidayInPoland } from "~/editorial/opening-hours/holidays";
import { clockText, daysOfWeek, type OpeningHours } from "./text";

export type OpeningToday = { isOpen: boolean; text: string };

/**
 * Says whether a place is open, and its hours for the rest of the day.
 * @param hours may name a day more than once, for a place with a break
 * @param date Polish date, `2026-11-21`
 * @param clock Polish time, `16:59`. At its closing time a place is closed
 */
export function openingToday(
  hours: readonly OpeningHours[],
  date = todayInPoland(),
  clock = clockInPoland(),
): OpeningToday {
  if (isHolidayInPoland(date)) return closed("dziś święto, zamknięte");
  // `getUTCDay` begins with Sunday.
  const day = daysOfWeek.at(new Date(date).getUTCDay() - 1);
  const spans = hours.filter(({ days }) => days.some((other) => other === day));
  if (spans.length === 0) return closed("dziś zamknięte");
  const [next] = spans
    .filter(({ closes }) => clock < closes)
    .sort((one, other) => (one.opens < other.opens ? -1 : 1));
  if (!next) return closed("dziś już zamknięte");
  if (clock < next.opens) return closed(`dziś ${range(clockText(next.opens), clockText(next.closes))}`);
  return { isOpen: true, text: `dziś do ${clockText(next.closes)}` };
}

const closed = (text: string): OpeningToday => ({ isOpen: false, text });
