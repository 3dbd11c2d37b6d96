import { formatDate } from "lib/polish/date";

/**
 * A calendar date in Polish.
 * @param date as `YYYY-MM-DD`
 */
export function DateText({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {formatDate(date)}
    </time>
  );
}
