/**
 * Returns the digits of a phone number, including the country code, so that equal results mean the same number. Treats
 * nine digits without a country code as a Polish number.
 */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (digits.startsWith("00")) return digits.slice("00".length);
  return digits.length === 9 && !phone.includes("+") ? `48${digits}` : digits;
}
