/**
 * First segments of addresses that are not free for pages of the staff: those of all routes, of folders of files, and
 * of what operators and editors use. A test compares them with the routes and with `public/`.
 */
const segments: ReadonlySet<string> = new Set([
  "01",
  "404",
  "aktualnosci",
  "api",
  "assets",
  "bryly",
  "builds",
  "czesci-zamienne",
  "dane",
  "dopasowanie",
  "drawings",
  "files",
  "healthz",
  "images",
  "kariera",
  "kolekcje",
  "kontakt",
  "logos",
  "logotypy",
  "metrics",
  "models",
  "newsletter",
  "pliki",
  "produkt",
  "produkty",
  "projekt",
  "punkty-sprzedazy",
  "qanda",
  "readyz",
  "redakcja",
]);

/** Whether a first segment is taken. The printed catalogue has the brand's name in its address, so that none is free. */
export const isReservedSegment = (segment: string) => segments.has(segment) || segment.startsWith("katalog-");
