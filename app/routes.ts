import { readFileSync } from "node:fs";
import { index, type RouteConfig, route } from "@remix-run/route-config";
import { parse } from "yaml";

/** The brand of the content that the site is built with: its name is in one path. */
const brand: { slug: string } = parse(readFileSync("content/brand.yaml", "utf8"));

/**
 * The site's route table: Polish paths, English module names. docs/behaviours.md, chapters 1 and 2, describes each
 * route.
 */
export default [
  index("home/routes/home.tsx"),
  route("01/*", "library/routes/digital-link.tsx"),
  route("aktualnosci", "news/routes/news-list.tsx"),
  route("aktualnosci/*", "news/routes/news-article.tsx"),
  route("bryly", "library/routes/model-library.tsx"),
  route("czesci-zamienne", "spare-parts/routes/spare-parts.tsx"),
  route("czesci-zamienne/:code", "spare-parts/routes/spare-part.tsx"),
  route("dopasowanie", "fit/routes/fit-check.tsx"),
  route("dopasowanie/mam-juz", "fit/routes/own-vessel.tsx"),
  route("kariera", "careers/routes/careers.tsx"),
  route(`katalog-${brand.slug}`, "library/routes/printed-catalogue.tsx"),
  route("kolekcje", "catalogue/routes/collections.tsx"),
  route("kolekcje/:id", "catalogue/routes/collection.tsx"),
  route("kontakt", "editorial/routes/contact.tsx"),
  route("logotypy", "logos/routes/logos.tsx"),
  route("newsletter", "newsletter/routes/newsletter.tsx"),
  route("newsletter/wyslano", "newsletter/routes/sent.tsx"),
  ...["potwierdz", "wypisz"].map((link) =>
    route(`newsletter/${link}`, "newsletter/routes/mail-link.tsx", { id: `newsletter-${link}` }),
  ),
  route("pliki/porownanie.zip", "catalogue/routes/comparison-files.ts"),
  ...["csv", "xlsx", "pdf"].map((format) =>
    route(`pliki/projekt.${format}`, "project/routes/project-file.ts", { id: `project-${format}` }),
  ),
  route("pliki/projekt.zip", "project/routes/project-zip.ts"),
  route("pliki/szablon.pdf", "fit/routes/drilling-template.ts"),
  route("files/montaz/:file", "fit/routes/former-card.ts"),
  route("produkt/*", "catalogue/routes/product.tsx"),
  route("produkty", "catalogue/routes/products.tsx"),
  route("produkty/*", "catalogue/routes/category.tsx"),
  route("projekt", "project/routes/project.tsx"),
  route("projekt/zapytanie", "enquiries/routes/enquiry.tsx"),
  route("projekt/zapytanie/wyslano", "enquiries/routes/sent.tsx"),
  route("punkty-sprzedazy", "points-of-sale/routes/points-of-sale.tsx"),
  route("qanda", "questions/routes/qanda.tsx"),
  route("api/get_categories.php", "routes/api/categories.ts"),
  route("api/icons/:file", "routes/api/icons.ts"),
  route("api/pasuje", "my-basin/routes/basin.ts"),
  route("api/search", "search/routes/search.ts"),
  route("builds/icons/:file", "routes/builds/icons.ts"),
  route("builds/latest.json", "routes/builds/latest.ts"),
  route("builds/meta/:file", "routes/builds/meta.ts"),
  route("sitemap.xml", "routes/machines/sitemap.ts"),
  route("robots.txt", "routes/machines/robots.ts"),
  route(".well-known/gs1resolver", "library/routes/gs1-resolver.ts"),
  route(".well-known/security.txt", "routes/machines/security.ts"),
  route("aktualnosci.rss", "news/routes/news-feed.ts"),
  route("site.webmanifest", "routes/machines/webmanifest.ts"),
  route("404", "routes/not-found.tsx"),
  ...(process.env.NODE_ENV === "development" ? [route("dev/ui", "routes/ui-parts.tsx")] : []),
  // Plain pages of `content/pages/`, and every unknown path.
  route("*", "editorial/routes/plain-page.tsx"),
] satisfies RouteConfig;
