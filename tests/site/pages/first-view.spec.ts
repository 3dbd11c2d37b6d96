import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../../support/browser/test";
import { fontsFirst, layoutShifts } from "../../support/readers/layout-shifts";

/**
 * Visible icons without a symbol: these must come with the document; all others are loaded at the visitor's first
 * input.
 */
const emptyIcons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("use")]
      .filter((icon) => icon.ownerSVGElement?.checkVisibility())
      .map((icon) => icon.getAttribute("href") ?? "")
      .filter((href) => href.startsWith("#") && !document.querySelector(href)),
  );

/** Pages with a large picture, a gallery and a map. That scripts move nothing is checked in `every-page.spec.ts`. */
const product = "/produkt/lira-bateria-umywalkowa-niska";
const pages = ["/", product, "/punkty-sprzedazy"];

for (const path of pages) {
  test(`the first view of ${path} stores nothing, asks nobody else, needs two fonts and moves nothing (23.2, 24.7)`, {
    tag: path === product ? "@core" : [],
  }, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
    });
    const fonts = await fontsFirst(page);
    await openHydrated(page, path);
    await page.waitForLoadState("networkidle");
    expect(foreign).toEqual([]);
    expect(fonts).toHaveLength(2);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
    expect([await layoutShifts(page), await emptyIcons(page)]).toEqual([[], []]);
  });
}
