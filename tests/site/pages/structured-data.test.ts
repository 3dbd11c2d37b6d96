import { expect, inject, test } from "vitest";

const site = { url: inject("siteUrl") };

type Thing = { "@type"?: string; "@graph"?: Thing[]; url?: string };

/** All structured data of a page. */
async function things(path: string): Promise<Thing[]> {
  const html = await (await fetch(site.url + path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return blocks.flatMap(([, json = ""]) => {
    const thing = JSON.parse(json) as Thing;
    return thing["@graph"] ?? [thing];
  });
}

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

test("every address in the home page's data is on this site or a known profile", async () => {
  const json = JSON.stringify(await things("/"));
  const addresses = [...json.matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, address = ""]) => address);
  const foreign = addresses.filter((address) => !address.startsWith(site.url));
  expect(foreign.length).toBeGreaterThan(0);
  for (const address of foreign) expect(new URL(address).hostname).toMatch(/\.example$/);
});
