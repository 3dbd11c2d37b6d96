import type { Page } from "@playwright/test";
import { isSameDocument, markDocument } from "../../support/browser/documents";
import { expect, hydrated, openHydrated, test } from "../../support/browser/test";

const article = "/aktualnosci/kolekcja-kanta";
const textLink = (page: Page) => page.getByRole("main").getByRole("link", { name: "Pielęgnacja produktów" });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test("a link in an article is followed in place, to its title and heading (12.6, 12.7)", {
  tag: "@core",
}, async ({ page }) => {
  await openHydrated(page, article);
  await markDocument(page);
  await textLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pielęgnacja produktów" })).toBeFocused();
  await expect(page).toHaveTitle(/^Pielęgnacja/);
  expect(await isSameDocument(page)).toBe(true);
});

test("a link opens a new tab where that is asked for", async ({ page, context }) => {
  await openHydrated(page, article);
  const opened = context.waitForEvent("page");
  await textLink(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/pielegnacja-produktow");
  await expect(page).toHaveURL(article);
});

test("a file is left to the browser, and a logo to be saved is shown too (12.6)", async ({ page }) => {
  await openHydrated(page, "/logotypy");
  const widths = await page
    .getByAltText("")
    .evaluateAll((logos) => logos.map((logo) => (logo as HTMLImageElement).naturalWidth));
  expect(Math.min(...widths)).toBeGreaterThan(0);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Wszystkie pliki, ZIP" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page).toHaveURL("/logotypy");
});

test("Back leads to the place that was left, as a reload (12.7)", { tag: "@core" }, async ({ page }) => {
  await openHydrated(page, article);
  await textLink(page).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await textLink(page).click();
  await expect(page).toHaveURL("/pielegnacja-produktow");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.reload();
  await hydrated(page);
  // On a busy machine the font may arrive after the position is restored: lines wrap differently, and the browser keeps
  // the text in place, not the number of pixels.
  await expect(textLink(page)).toBeInViewport();
});
