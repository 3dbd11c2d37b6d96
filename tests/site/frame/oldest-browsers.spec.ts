import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../../support/browser/test";

/** Features that the site uses and the oldest promised browsers lack. Under other names, no browser has them. */
const younger = /light-dark(?=\()|popover/g;

/** Renames these features in pages, styles and scripts, so that the browser lacks them too. */
async function beOld(page: Page) {
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.method() !== "GET" || !/document|stylesheet|script/.test(request.resourceType()))
      return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(younger, (name) => name.replace("o", "0").replace("-", "_")),
    });
  });
}

test("the oldest browsers are the same in the list and in the promise (23.11)", () => {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, promise = ""] = /\*\*23\.11\*\*([^*]*)/.exec(readFileSync("docs/behaviours.md", "utf8")) ?? [];
  const named = [...promise.matchAll(/(Chrome|Edge|Firefox|Safari|iOS)\s([\d.]+)/g)];
  expect(named.map(([, name, oldest]) => `${name?.toLowerCase()} >= ${oldest}`)).toEqual(browserslist);
});

test("the oldest browsers have the theme's colours, and their search, menu, filters and questions without popovers (3.3, 7.1, 23.11)", {
  tag: ["@only-phone", "@without-js"],
}, async ({ page, javaScriptEnabled }) => {
  await beOld(page);
  const grounds = new Set(["rgba(0, 0, 0, 0)"]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/produkty/4100-baterie-umywalkowe");
    for (const part of ["body > header", "body > footer"])
      grounds.add(await page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(grounds.size).toBe(5);
  if (javaScriptEnabled) await hydrated(page);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Szukaj" })).toHaveAttribute("href", "/produkty");
  await header.getByRole("link", { name: "Menu" }).click();
  await expect(page.locator("#footer-menu")).toBeInViewport();
  await page
    .getByRole("link", { name: /^Czarny mat/ })
    .first()
    .click();
  await expect(page).toHaveURL(/wykonczenie=czarny-mat/);
  for (const [name, left] of [
    [/^Usuń: /, "1._rHol.MS-511-BI"],
    [/^Usuń z\spozycjami/, "1"],
  ] as const) {
    await page.goto("/projekt?l=1._rHol.LR-120-CH.MS-511-BI");
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole("button", { name }).first().click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get("l") === left);
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
