import { secondBrand } from "../../tools/scripts/checks/second-brand.js";
import { violations } from "../support/browser/axe";
import { onOwnSite } from "../support/browser/on-own-site";
import { expect, hydrated } from "../support/browser/test";
import { startSite } from "../support/site/site";

/** The site of `tests/fixtures/brand/`. */
const test = onOwnSite(async () => startSite({ cwd: await secondBrand() }));

test("another brand can be read in its colours, in both themes, and on a phone (25.40)", async ({ page }) => {
  test.slow();
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, at]) => at || "/");
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await hydrated(page);
    expect.soft(await violations(page, ["light", "dark"]), address).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, address).toBeLessThanOrEqual(0);
  }
});
