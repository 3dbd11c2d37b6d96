const months =
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(
    " ",
  );

/** A calendar date in Polish words, from `YYYY-MM-DD`. Without `Intl`, for the reason given in `number.ts`. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
