import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Company and support pages whose whole content is one Markdown file; the path names the file. */
const editorialPages = [
  "dostepnosc",
  "o-nas",
  "obsluga-klientow-biznesowych",
  "pielegnacja-produktow",
  "polityka-prywatnosci",
  "reklamacja-i-zwroty",
  "warunki-gwarancji",
  "wspolpraca-z-architektami",
];

/** The site's route table: Polish addresses, English module names. Read it beside docs/behaviours.md, chapters 1 and 2. */
export default [
  index("routes/company/home.tsx"),
  ...editorialPages.map((path) => route(path, "routes/company/editorial-page.tsx", { id: path })),
  route("aktualnosci", "routes/company/news-list.tsx"),
  route("aktualnosci/*", "routes/company/news-article.tsx"),
  route("bryly", "routes/catalogue/models.tsx"),
  route("kariera", "routes/company/careers.tsx"),
  route("katalog-modrawa", "routes/catalogue/catalogue-file.tsx"),
  route("kontakt", "routes/company/contact.tsx"),
  route("logotypy", "routes/company/logos.tsx"),
  route("newsletter", "routes/newsletter/newsletter.tsx"),
  route("newsletter/wyslano", "routes/newsletter/sent.tsx"),
  route("newsletter/potwierdz", "routes/newsletter/confirm.tsx"),
  route("newsletter/wypisz", "routes/newsletter/unsubscribe.tsx"),
  route("pliki/porownanie.zip", "routes/catalogue/comparison-files.ts"),
  route("produkt/*", "routes/catalogue/product.tsx"),
  route("produkty", "routes/catalogue/products.tsx"),
  route("produkty/*", "routes/catalogue/category.tsx"),
  route("punkty-sprzedazy", "routes/company/points-of-sale.tsx"),
  route("qanda", "routes/company/qanda.tsx"),
  route("api/get_categories.php", "routes/api/categories.ts"),
  route("api/icons/:file", "routes/api/icons.ts"),
  route("api/search", "routes/api/search.ts"),
  route("builds/icons/:file", "routes/builds/icons.ts"),
  route("builds/latest.json", "routes/builds/latest.ts"),
  route("builds/meta/:file", "routes/builds/meta.ts"),
  route("sitemap.xml", "routes/machines/sitemap.ts"),
  route("robots.txt", "routes/machines/robots.ts"),
  route(".well-known/security.txt", "routes/machines/security.ts"),
  route("aktualnosci.rss", "routes/machines/news-feed.ts"),
  route("site.webmanifest", "routes/machines/webmanifest.ts"),
  route("404", "routes/not-found.tsx"),
  route("*", "routes/catch-all.tsx"),
] satisfies RouteConfig;
