import { expect, test } from "vitest";
import { get, jsonLd } from "../../support/site/shared-pages";

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
  ["/kolekcje/lira", ["BreadcrumbList"]],
  ["/produkty/4100-baterie-umywalkowe", ["BreadcrumbList"]],
])("%s tells search engines what it is, with whole URLs (1.25)", async (path, expected) => {
  const found = await things(path);
  expect([...new Set(found.map((thing) => thing["@type"]))]).toEqual(expected);
  expect(JSON.stringify(found)).not.toMatch(/":"\//);
});
