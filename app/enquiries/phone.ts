/**
 * Returns the digits of a phone number with its country code, so that equal results mean the same number. Nine digits
 * without a code are a Polish number.
 */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (digits.startsWith("00")) return digits.slice("00".length);
  return digits.length === 9 && !phone.includes("+") ? `48${digits}` : digits;
}
