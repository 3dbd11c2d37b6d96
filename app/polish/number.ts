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

/** A whole amount of money: always in groups, so that the two ends of a range look alike. */
export function polishAmount(value: number): string {
  return groupDigits(String(value));
}

function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3}){1,7}$)/g, "\u00a0");
}
