import { expect, test } from "vitest";
import { get, jsonLd, site } from "../../support/site/shared-pages";

type Thing = { "@type"?: string; "@graph"?: Thing[] };

const things = async (path: string) =>
  (jsonLd((await get(path)).text) as Thing[]).flatMap((thing) => thing["@graph"] ?? thing);

test.each([
  ["/", ["Organization", "WebSite"]],
  ["/aktualnosci/kolekcja-lira", ["BreadcrumbList", "NewsArticle"]],
  ["/qanda", ["BreadcrumbList", "FAQPage"]],
  ["/kariera", ["BreadcrumbList", "JobPosting"]],
  ["/punkty-sprzedazy?wojewodztwo=opolskie", ["BreadcrumbList", "Store"]],
  ["/produkt/lira-bateria-umywalkowa-niska", ["BreadcrumbList", "ProductGroup"]],
  ["/kolekcje/lira", ["BreadcrumbList", "CollectionPage"]],
  ["/produkty/4100-baterie-umywalkowe", ["BreadcrumbList"]],
])("%s tells search engines what it is (1.25)", async (path, expected) => {
  const types = (await things(path)).map((thing) => thing["@type"]);
  expect([...new Set(types)]).toEqual(expected);
});

test("every URL in the home page's data is on this site or a known profile", async () => {
  const json = JSON.stringify(await things("/"));
  const urls = [...json.matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, url = ""]) => url);
  const foreign = urls.filter((url) => !url.startsWith(site.url));
  expect(foreign.length).toBeGreaterThan(0);
  for (const url of foreign) expect(new URL(url).hostname).toMatch(/\.example$/);
});
