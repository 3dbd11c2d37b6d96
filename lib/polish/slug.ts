/** Returns a text in lower case without Polish diacritics, for comparison with user input: `Łódź` → `lodz`. */
export function foldPolish(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** Returns the slug of a text, used for example as a heading's id: `Pomoc techniczna` → `pomoc-techniczna`. */
export function slugOf(text: string): string {
  return foldPolish(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
