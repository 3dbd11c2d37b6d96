const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** First segments of routes and of folders of files below which entries come and go. */
const sections = setOf(
  `aktualnosci bryly czesci-zamienne files kariera kolekcje kontakt logotypy produkt produkty punkty-sprzedazy qanda`,
);

/** First segments of all other routes and folders of files, and of what operators and editors use. */
const fixed = setOf(
  `.well-known 01 404 aktualnosci.rss api assets builds dane dopasowanie drawings healthz images logos metrics models
   newsletter pliki projekt readyz redakcja robots.txt site.webmanifest sitemap.xml`,
);

/**
 * Whether a first segment is not free for pages of the staff. The printed catalogue has the brand's name in its address,
 * so that none is free. A test compares the segments with the routes and with `public/`.
 */
export const isReservedSegment = (segment: string) =>
  sections.has(segment) || fixed.has(segment) || segment.startsWith("katalog-");

/** Whether a redirect from a path would take away what the site itself answers there, such as the links of mails. */
export function isAnsweredBySite(path: string): boolean {
  const [, first = "", ...below] = path.split("/");
  return fixed.has(first) || (sections.has(first) && below.length === 0);
}
