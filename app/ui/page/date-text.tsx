import { formatDate } from "lib/polish/date";

/**
 * A calendar date in Polish.
 * @param date as `YYYY-MM-DD`
 */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
