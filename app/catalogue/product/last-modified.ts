type Dated = {
  changed?: string | null;
  downloads: readonly { date: string }[];
  withdrawn: { from: string } | null;
};

/** Launch of the product range: the default, because a product without files may have no other date. */
const firstDay = "2026-01-01";

/** Returns the day (`YYYY-MM-DD`) of a product's last change: of its texts, of its newest file or of its withdrawal. */
export function lastModified({ changed, downloads, withdrawn }: Dated): string {
  const days = [firstDay, changed, ...downloads.map(({ date }) => date), withdrawn?.from];
  return days.filter((day) => typeof day === "string").reduce((last, day) => (day > last ? day : last));
}
