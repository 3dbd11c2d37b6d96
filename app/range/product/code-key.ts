import { foldPolish } from "lib/polish/slug";

/**
 * Normalises a typed catalogue number or EAN for lookups: `LR 110-ch` → `lr110ch`. Scanners and QR codes return an EAN
 * with a leading zero, as 14 digits; this zero is dropped.
 */
export function codeKey(text: string): string {
  return foldPolish(text)
    .replace(/[^a-z0-9]/g, "")
    .replace(/^0(?=\d{13}$)/, "");
}
