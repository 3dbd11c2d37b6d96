type Dated = {
  changed: string | null;
  downloads: readonly { date: string }[];
  withdrawn: { from: string } | null;
};

/** Returns the day (`YYYY-MM-DD`) of a product's latest change: of its texts, of its files, or its withdrawal: a product has at least one. */
export function lastModified({ changed, downloads, withdrawn }: Dated): string {
  const days = [changed, ...downloads.map(({ date }) => date), withdrawn?.from];
  return days.filter((day) => typeof day === "string").reduce((last, day) => (day > last ? day : last), "");
}
