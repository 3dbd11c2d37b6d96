/** Returns the text of a mail without its soft line breaks. */
export const textOf = (raw: string) => raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");

/** The links of a newsletter's mail, as paths of the site; empty where it has none yet. */
export function linksOf(raw: string) {
  const link = (name: string) =>
    new RegExp(`/newsletter/${name}\\?token=[\\w-]{43}`).exec(textOf(raw))?.[0] ?? "";
  return { confirm: link("potwierdz"), withdraw: link("wypisz") };
}
