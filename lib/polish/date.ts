const months =
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(
    " ",
  );

/** Formats a date `YYYY-MM-DD` in Polish: „21 listopada 2026”. Avoids `Intl` for the reason given in `number.ts`. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
