type Dated = {
  changed?: string | null;
  downloads: readonly { date: string }[];
  withdrawn: { from: string } | null;
};

/** A model that says nothing of its age is as old as the range. */
const firstDay = "2026-01-01";

/** The day of a model's last change: that of its texts, of its newest file or of its withdrawal (`YYYY-MM-DD`). */
export function lastModified({ changed, downloads, withdrawn }: Dated): string {
  const days = [firstDay, changed, ...downloads.map(({ date }) => date), withdrawn?.from];
  return days.filter((day) => typeof day === "string").reduce((last, day) => (day > last ? day : last));
}
