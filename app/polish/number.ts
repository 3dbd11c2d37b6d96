/**
 * A number that is not negative, as Polish writes it: a comma, and groups of three digits from five digits on. By hand,
 * because a phone takes some 80 ms for the first number that `Intl` formats, which hydration must not.
 * @param decimals at most so many, rounded
 */
export function polishNumber(value: number, decimals = 0): string {
  const [whole = "", fraction] = String(Number(value.toFixed(decimals))).split(".");
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0") : whole;
  return fraction ? `${grouped},${fraction}` : grouped;
}
