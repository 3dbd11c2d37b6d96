const label = /^(?:tel|telefon|kom|kom[oó]rka)?[.:\s]*(?=[+(\d])/i;
const extension = /(?:wewn?|ext?|w)[.:\s]*(\d{1,6})$/i;
const trunkZero = /^(\(?\+\d{1,3}\)?\s*)\(0\)/;
/** A number as people group it: country code with or without parentheses, any dash, slashes. */
const grouped = /^\(?\+?(?:[\s()./\p{Pd}\u2212]*\d){7,15}[\s()./\p{Pd}\u2212]*$/u;

/**
 * Returns the digits of a typed phone number, including the country code and, after a `w`, the extension, so that equal
 * results mean the same number. Treats nine digits without a country code as a Polish number. Null for any other text.
 */
export function internationalDigits(phone: string): string | null {
  const [ending = "", inner = ""] = extension.exec(phone) ?? [];
  const number = phone
    .slice(0, phone.length - ending.length)
    .replace(label, "")
    .replace(trunkZero, "$1")
    .replace(",", " ");
  if (!grouped.test(number)) return null;
  const digits = number.replace(/\D/g, "");
  const national = digits.length === 9 && !number.includes("+") ? `48${digits}` : digits.replace(/^00/, "");
  return inner ? `${national}w${inner}` : national;
}
