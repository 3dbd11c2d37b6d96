import { foldPolish } from "~/polish/slug";

/**
 * Normalises a typed catalogue number or EAN for lookups: `LR 110-ch` → `lr110ch`. Drops the leading zero of an EAN in
 * 14-digit form, as scanners and QR codes return it.
 */
export function codeKey(text: string): string {
  return foldPolish(text)
    .replace(/[^a-z0-9]/g, "")
    .replace(/^0(?=\d{13}$)/, "");
}
