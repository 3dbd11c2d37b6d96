/**
 * A non-negative number as Polish writes it: a decimal comma, and groups of three digits from five digits on. Without
 * `Intl`, whose first number takes a phone some 80 ms, too long during hydration.
 * @param decimals the most to show, rounded
 */
export function polishNumber(value: number, decimals = 0): string {
  const [whole = "", fraction] = String(Number(value.toFixed(decimals))).split(".");
  const grouped = whole.length > 4 ? groupDigits(whole) : whole;
  return fraction ? `${grouped},${fraction}` : grouped;
}

/** A range of money, or the one amount: always in groups, and both with grosze where one has some. */
export function polishAmounts(min: number, max: number): string {
  const decimals = [min, max].every(Number.isInteger) ? 0 : 2;
  const [from, to] = [min, max].map((value) => {
    const [whole = "", fraction] = value.toFixed(decimals).split(".");
    return [groupDigits(whole), fraction].filter(Boolean).join(",");
  });
  return from === to ? `${from}` : `${from}–${to}`;
}

function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3}){1,7}$)/g, "\u00a0");
}
