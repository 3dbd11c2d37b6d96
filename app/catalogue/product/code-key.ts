import { foldPolish } from "~/polish/slug";

/**
 * A catalogue number or EAN as people may type it, without separators: `LR 110-ch` → `lr110ch`. An EAN in its 14 digits, as
 * scanners and QR codes give it, loses the zero in front.
 */
export function codeKey(text: string): string {
  return foldPolish(text)
    .replace(/[^a-z0-9]/g, "")
    .replace(/^0(?=\d{13}$)/, "");
}
