type Dated = {
  changed?: string | null;
  downloads: readonly { date: string }[];
  withdrawn: { from: string } | null;
};

/** Launch date of the product range. No product has an earlier date of change. */
const firstDay = "2026-01-01";

/** Returns the day (`YYYY-MM-DD`) of a product's latest change: of its texts, of its files, or its withdrawal. */
export function lastModified({ changed, downloads, withdrawn }: Dated): string {
  const days = [firstDay, changed, ...downloads.map(({ date }) => date), withdrawn?.from];
  return days.filter((day) => typeof day === "string").reduce((last, day) => (day > last ? day : last));
}
