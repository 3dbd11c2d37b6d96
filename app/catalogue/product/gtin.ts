/**
 * The 14-digit form of a GTIN (EAN, UPC) of 8 to 14 digits. The weights of the check digit count from the right, so
 * zeros in front change nothing.
 * @returns null where it has other signs, another length or a wrong check digit
 */
export function gtin14(value: string): string | null {
  if (!/^\d{8,14}$/.test(value)) return null;
  const padded = value.padStart(14, "0");
  const sum = [...padded].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 1 : 3), 0);
  return sum % 10 === 0 ? padded : null;
}

/** True for a GTIN-13 (EAN) whose check digit is right. */
export function isGtin13(value: string): boolean {
  return value.length === 13 && gtin14(value) !== null;
}
