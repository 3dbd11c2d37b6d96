import { everyMode } from "../../support/browser/axe";
import { checkPage } from "../../support/browser/check-page";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";
import { lostText } from "../../support/browser/lost-text";
import { movingElements } from "../../support/browser/moving-elements";
import { brokenHeadings, textsOf, valueWithUnit } from "../../support/browser/unbroken-words";
import { kinds } from "../../support/site/pages";

// The answer to a wrong URL is a 400 or a 404, which the browser logs to the console.
test.use({ allowedConsoleErrors: [/status of 40[04]/] });

/** Those whose journeys are core. */
const coreOnPhone = /^\/(?:produkt\/|produkty\/)/;
const coreOnDesktop = /^\/(?:$|produkt\/|produkty\/|dopasowanie\?|projekt\?|warunki)/;

for (const path of kinds) {
  test(`${path} can be read, reached and used by everyone (19.8, 23.1, 24.1, 24.4, 24.5)`, {
    tag: coreOnDesktop.test(path) ? "@core" : [],
  }, async ({ page }) => {
    test.slow();
    await checkPage(page, path, 24, everyMode);
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await test.step("no text is lost when the page is narrow, large or widely spaced", async () => {
      expect.soft(await lostText(page)).toEqual([]);
    });
  });

  test(`${path} on a phone can be read, reached and used by everyone (19.8, 23.5, 24.1, 24.4)`, {
    tag: coreOnPhone.test(path) ? ["@only-phone", "@core"] : "@only-phone",
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    // Sizes are rounded: 43.5 px counts as 44 px. Colours are the same as on a desktop; what only a phone shows is
    // checked in every mode with the open panels.
    await checkPage(page, path, 43.5, ["light"]);
    await test.step("numbers, units and headings stay whole from 360 px on", async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      expect.soft((await textsOf(page, valueWithUnit)).broken).toEqual([]);
      expect.soft(await brokenHeadings(page)).toEqual([]);
    });
  });
}

test("what opens does not move for visitors who prefer reduced motion (24.6)", async ({ page }) => {
  await openHydrated(page, "/o-nas");
  await page.getByRole("banner").getByRole("link", { name: "Produkty" }).press("Enter");
  await page.getByRole("dialog").getByRole("link", { name: "Prysznice" }).focus();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Prysznice" })).toBeVisible();
  expect(await movingElements(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Szukaj" }).click();
  await page.getByLabel("Czego szukasz?").pressSequentially("bateria");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await movingElements(page)).toEqual([]);
});
