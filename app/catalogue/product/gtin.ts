/** True for a GTIN-13 (EAN) whose check digit is right: weights 1 and 3 from the left, the sum a multiple of ten. */
export function isGtin13(value: string): boolean {
  if (!/^\d{13}$/.test(value)) return false;
  const sum = [...value].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
