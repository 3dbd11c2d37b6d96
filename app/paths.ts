/**
 * Paths of the site's pages, for links. A test compares them with the routes in `app/routes.ts`. Import this file as a
 * namespace (`import * as paths from "~/paths"`, then `paths.product(slug)`); bundles still contain only the paths that
 * are used. That of the printed catalogue, which has the brand's name in it, is in `editorial/pages/`.
 */

export const news = "/aktualnosci";
export const article = (slug: string) => `/aktualnosci/${slug}`;
export const newsFeed = "/aktualnosci.rss";
export const modelLibrary = "/bryly";
export const spareParts = "/czesci-zamienne";
/**
 * Path of a spare part's page.
 * @param code current catalogue number
 */
export const sparePart = (code: string) => `/czesci-zamienne/${code}`;
/**
 * Permanent link to a product in one finish, encoded in QR codes.
 * @param gtin EAN or GTIN; it is padded to the 14 digits of GS1 Digital Link
 */
export const digitalLink = (gtin: string) => `/01/${gtin.padStart(14, "0")}`;
/**
 * Small drawing of a spare part: a symbol in the SVG file of all parts whose numbers are the same before the last three
 * adjacent digits (`CZ-1025`, `CZ-1310-CH`).
 */
export const sparePartSymbol = (code: string) =>
  `/builds/icons/czesci-${code.replace(/^(.*)\d{3}.*/, "$1")}.svg#${code}`;
export const fitCheck = "/dopasowanie";
/** Page that finds taps for a basin, bath or worktop that the visitor already has. */
export const ownVessel = "/dopasowanie/mam-juz";
export const careers = "/kariera";
export const collections = "/kolekcje";
export const collection = (id: string) => `/kolekcje/${id}`;
export const contact = "/kontakt";
export const support = "/kontakt#pomoc-techniczna";
export const logos = "/logotypy";
export const newsletter = "/newsletter";
export const newsletterSent = "/newsletter/wyslano";
export const confirmSubscription = "/newsletter/potwierdz";
export const unsubscribe = "/newsletter/wypisz";
/** Drilling template of a pair or a product, as PDF. */
export const drillingTemplate = "/pliki/szablon.pdf";
/** Page of all products; also shows search results and the comparison. */
export const products = "/produkty";
export const product = (slug: string) => `/produkt/${slug}`;
export const project = "/projekt";
/**
 * ZIP with all files of products: that of a project list of them (behaviour 27.11).
 * @param codes catalogue numbers of products or of their finishes
 */
export const projectFiles = (...codes: string[]) =>
  `/pliki/projekt.zip?l=${["1", ...codes].join(".")}&pliki=wszystkie`;
export const enquiry = "/projekt/zapytanie";
export const enquirySent = "/projekt/zapytanie/wyslano";
export const pointsOfSale = "/punkty-sprzedazy";
export const questions = "/qanda";
export const sitemap = "/sitemap.xml";
export const robots = "/robots.txt";
export const webManifest = "/site.webmanifest";
export const latestBuild = "/builds/latest.json";
export const categoryTree = "/api/get_categories.php";
