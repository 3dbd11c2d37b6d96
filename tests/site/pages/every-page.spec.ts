import type { Page } from "@playwright/test";
import { everyMode, violations } from "../../support/browser/axe";
import { changesByScripts } from "../../support/browser/every-start";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";
import { lostText } from "../../support/browser/lost-text";
import { movingElements } from "../../support/browser/moving-elements";
import { smallTargets } from "../../support/browser/small-targets";
import { brokenHeadings, textsOf, valueWithUnit } from "../../support/browser/unbroken-words";
import { kinds, pages, pagesWithQueries } from "../../support/site/pages";

// The answer to a wrong URL is a 400 or a 404, which the browser logs to the console.
test.use({ allowedConsoleErrors: [/status of 40[04]/] });

/** Pages that another page of the list stands for: the same module renders both, with the same parts. */
const shownLikeOthers = new Set([
  ...["/aktualnosci/nie-ma", "/aktualnosci/poradnik/jak-oszczedzac-wode-w-lazience", "/dostepnosc"],
  ...["/obsluga-klientow-biznesowych", "/pielegnacja-produktow", "/polityka-prywatnosci"],
  ...["/produkty/4100-baterie-umywalkowe/4101-stojace-niskie", "/produkty/nie-ma"],
  ...["/reklamacja-i-zwroty", "/wspolpraca-z-architektami"],
]);

/** Those whose journeys are core. */
const coreOnPhone = /^\/(?:produkt\/|produkty\/)/;
const coreOnDesktop = /^\/(?:$|produkt\/|produkty\/|dopasowanie\?|projekt\?|warunki)/;

/** Checks what holds for every page, whatever its kind. @param least width and height of a control, in px */
async function checkPage(page: Page, path: string, least: number, modes: typeof everyMode) {
  await page.goto(path);
  await test.step(`nothing on ${path} changes when its scripts start`, async () => {
    expect.soft(await changesByScripts(page), path).toEqual([]);
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await test.step(`every control of ${path} can be hit`, async () => {
    expect.soft(await smallTargets(page, least), path).toEqual([]);
  });
  await test.step(`${path} follows WCAG 2.2 AA`, async () => {
    expect.soft(await violations(page, modes), path).toEqual([]);
  });
}

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

const others = [...pages, ...pagesWithQueries].filter(
  (path) => !shownLikeOthers.has(path) && !kinds.includes(path),
);
/** Several a journey, because opening a journey takes longer than a page. */
const journeys = Array.from({ length: Math.ceil(others.length / 5) }, (_, place) =>
  others.slice(5 * place, 5 * place + 5),
);

for (const paths of journeys) {
  test(`${paths.join(", ")} can be used by everyone (19.8, 24.1, 24.4)`, async ({ page }) => {
    test.slow();
    for (const path of paths) await checkPage(page, path, 24, ["light"]);
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
