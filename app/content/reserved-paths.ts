const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** First segments of the routes and file folders that contain entries, which editors add and remove. */
const sections = setOf(
  `aktualnosci bryly czesci-zamienne files kariera kolekcje kontakt logotypy produkt produkty punkty-sprzedazy qanda`,
);

/** First segments of all other routes and file folders, and of the paths that operators and editors use. */
const fixed = setOf(
  `.well-known 01 404 aktualnosci.rss api assets builds dane dopasowanie drawings healthz images logos metrics models
   newsletter pliki projekt readyz redakcja robots.txt site.webmanifest sitemap.xml`,
);

/**
 * Whether a first segment is reserved, so that no page of the staff can have it. The path of the printed catalogue ends
 * with the brand's name, so all that begin like it are reserved. A test compares the segments with the routes and with
 * `public/`.
 */
export const isReservedSegment = (segment: string) =>
  sections.has(segment) || fixed.has(segment) || segment.startsWith("katalog-");

/**
 * Whether the site itself answers a path, such as that of a link in a mail, so that a redirect from it would break it.
 */
export function isAnsweredBySite(path: string): boolean {
  const [, first = "", ...below] = path.split("/");
  return fixed.has(first) || (sections.has(first) && below.length === 0);
}
