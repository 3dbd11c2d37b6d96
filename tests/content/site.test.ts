import { afterAll, expect, test } from "vitest";
import { startSite } from "../support/site/site";

const site = await startSite();
afterAll(() => site.stop());

test("every address of the sitemap is a page with a title, a description and one heading", async () => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? []);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    const response = await fetch(address);
    const html = await response.text();
    expect(response.status, address).toBe(200);
    expect(html, address).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html, address).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
  }
});
