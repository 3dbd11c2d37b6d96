const polishDate = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "UTC" });

/** A calendar date in Polish words, from `YYYY-MM-DD`. */
export function formatDate(date: string): string {
  return polishDate.format(new Date(`${date}T00:00:00Z`));
}

export function DateText({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {formatDate(date)}
    </time>
  );
}
