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
  index("routes/editorial/home.tsx"),
  route("01/*", "routes/library/digital-link.tsx"),
  route("aktualnosci", "routes/editorial/news-list.tsx"),
  route("aktualnosci/*", "routes/editorial/news-article.tsx"),
  route("bryly", "routes/library/model-library.tsx"),
  route("czesci-zamienne", "routes/spare-parts/spare-parts.tsx"),
  route("czesci-zamienne/:code", "routes/spare-parts/spare-part.tsx"),
  route("dopasowanie", "routes/fit/fit-check.tsx"),
  route("dopasowanie/mam-juz", "routes/fit/own-vessel.tsx"),
  route("kariera", "routes/editorial/careers.tsx"),
  route(`katalog-${brand.slug}`, "routes/library/printed-catalogue.tsx"),
  route("kolekcje", "routes/catalogue/collections.tsx"),
  route("kolekcje/:id", "routes/catalogue/collection.tsx"),
  route("kontakt", "routes/editorial/contact.tsx"),
  route("logotypy", "routes/editorial/logos.tsx"),
  route("newsletter", "routes/newsletter/newsletter.tsx"),
  route("newsletter/wyslano", "routes/newsletter/sent.tsx"),
  route("newsletter/potwierdz", "routes/newsletter/confirm.tsx"),
  route("newsletter/wypisz", "routes/newsletter/unsubscribe.tsx"),
  route("pliki/porownanie.zip", "routes/catalogue/comparison-files.ts"),
  ...["csv", "xlsx"].map((format) =>
    route(`pliki/projekt.${format}`, "routes/project/project-table.ts", { id: `project-${format}` }),
  ),
  route("pliki/projekt.pdf", "routes/project/project-pdf.ts"),
  route("pliki/projekt.zip", "routes/project/project-zip.ts"),
  route("pliki/szablon.pdf", "routes/fit/drilling-template.ts"),
  route("produkt/*", "routes/catalogue/product.tsx"),
  route("produkty", "routes/catalogue/products.tsx"),
  route("produkty/*", "routes/catalogue/category.tsx"),
  route("projekt", "routes/project/project.tsx"),
  route("projekt/zapytanie", "routes/project/enquiry.tsx"),
  route("projekt/zapytanie/wyslano", "routes/project/sent.tsx"),
  route("punkty-sprzedazy", "routes/editorial/points-of-sale.tsx"),
  route("qanda", "routes/editorial/qanda.tsx"),
  route("api/get_categories.php", "routes/api/categories.ts"),
  route("api/icons/:file", "routes/api/icons.ts"),
  route("api/pasuje", "routes/api/basin.ts"),
  route("api/search", "routes/api/search.ts"),
  route("builds/icons/:file", "routes/builds/icons.ts"),
  route("builds/latest.json", "routes/builds/latest.ts"),
  route("builds/meta/:file", "routes/builds/meta.ts"),
  route("sitemap.xml", "routes/machines/sitemap.ts"),
  route("robots.txt", "routes/machines/robots.ts"),
  route(".well-known/gs1resolver", "routes/machines/gs1-resolver.ts"),
  route(".well-known/security.txt", "routes/machines/security.ts"),
  route("aktualnosci.rss", "routes/machines/news-feed.ts"),
  route("site.webmanifest", "routes/machines/webmanifest.ts"),
  route("404", "routes/not-found.tsx"),
  // Plain pages of `content/pages/`, and every unknown path.
  route("*", "routes/editorial/plain-page.tsx"),
] satisfies RouteConfig;
