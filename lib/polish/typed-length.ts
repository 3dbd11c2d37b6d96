export const millimetresIn = { mm: 1, cm: 10, m: 1_000 };

/** A length as a visitor types it. */
export type TypedLength = { kind: "empty" } | { kind: "unreadable" } | { kind: "length"; mm: number };

const form = /^(\d{1,5})(?:[.,](\d{1,3}))?\s*(mm|cm|m)?$/i;

/** Pattern of a length, for the browser's own check of a field. */
export const lengthPattern = "\\s*\\d{1,5}([.,]\\d{1,3})?\\s*(mm|cm|m|MM|CM|M)?\\s*";

/**
 * Reads a length: „140”, „140 mm”, „14 cm” or „0,14 m”. A number without a unit is in mm.
 * @returns the length in whole mm
 */
export function readLength(text: string): TypedLength {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  const [, whole, fraction = "0", unit = "mm"] = form.exec(trimmed) ?? [];
  if (whole === undefined) return { kind: "unreadable" };
  const factor = millimetresIn[unit.toLowerCase() as keyof typeof millimetresIn];
  return { kind: "length", mm: Math.round(Number(`${whole}.${fraction}`) * factor) };
}
