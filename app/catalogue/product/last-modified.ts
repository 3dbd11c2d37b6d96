type Dated = {
  changed?: string | null;
  downloads: readonly { date: string }[];
  withdrawn: { from: string } | null;
};

/** Launch date of the product range. No product has an earlier date of change. */
const firstDay = "2026-01-01";

/** Returns the latest day (`YYYY-MM-DD`) on which a product's texts or files changed or the product was withdrawn. */
export function lastModified({ changed, downloads, withdrawn }: Dated): string {
  const days = [firstDay, changed, ...downloads.map(({ date }) => date), withdrawn?.from];
  return days.filter((day) => typeof day === "string").reduce((last, day) => (day > last ? day : last));
}
