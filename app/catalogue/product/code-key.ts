import { foldPolish } from "~/polish/slug";

/** A catalogue number or EAN as people may type it, without separators: `LR 110-ch` → `lr110ch`. */
export function codeKey(text: string): string {
  return foldPolish(text).replace(/[^a-z0-9]/g, "");
}
