/** Text without case and Polish diacritics, for comparing what people type: `Łódź` → `lodz`. */
export function foldPolish(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** The URL form of a text, as headings get it: `Pomoc techniczna` → `pomoc-techniczna`. */
export function slugOf(text: string): string {
  return foldPolish(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
