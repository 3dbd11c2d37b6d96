/**
 * Pads a GTIN of 8 to 14 digits (EAN, UPC) to 14 digits. Leading zeros do not change the check digit, because the
 * weights of the digits are assigned from the right.
 * @returns null if the value contains other characters, has another length or has a wrong check digit
 */
export function gtin14(value: string): string | null {
  if (!/^\d{8,14}$/.test(value)) return null;
  const padded = value.padStart(14, "0");
  const sum = [...padded].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 1 : 3), 0);
  return sum % 10 === 0 ? padded : null;
}

/**
 * Returns the GTIN, padded to 14 digits, of a GS1 element string as scanners send it: with brackets or without, behind
 * a symbology identifier, before a lot or a serial number (`]C10109520000000202`, `(01)09520000000202(10)A7`), or of an
 * EAN behind its own (`]E09520000000202`).
 * @returns null for any other text
 */
export function gtinOfElementString(text: string): string | null {
  const [, digits, ean = ""] =
    /^(?:\][A-Za-z]\d)?\(?01\)?(\d{14})(?!\d$)|^\]E[04](\d{8,13})$/.exec(text) ?? [];
  return gtin14(digits ?? ean);
}

/** Returns true for a 13-digit GTIN (EAN) with a correct check digit. */
export function isGtin13(value: string): boolean {
  return value.length === 13 && gtin14(value) !== null;
}
