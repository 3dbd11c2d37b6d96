/** The links of a newsletter's mail, as paths of the site; empty where it has none yet. */
export function linksOf(raw: string) {
  const text = raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const link = (name: string) => new RegExp(`/newsletter/${name}\\?token=[\\w-]{43}`).exec(text)?.[0] ?? "";
  return { confirm: link("potwierdz"), withdraw: link("wypisz") };
}
