import { afterAll, expect, test } from "vitest";
import { readProducts } from "~/range/products/products.server";
import { ownSite } from "../support/site/own-site";

const site = await ownSite({}, afterAll);

test("the sitemap lists every product, nothing twice, and every address is a page with a title, a description and one heading", async () => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? []);
  const paths = addresses.map((address) => new URL(address).pathname);
  const slugs = readProducts().files.map(({ data }) => data.slug);
  expect(slugs.filter((slug) => !paths.includes(`/produkt/${slug}`))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  for (const address of addresses) {
    const response = await fetch(address);
    const html = await response.text();
    expect(response.status, address).toBe(200);
    expect(html, address).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html, address).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
  }
});
