import type { Page } from "@playwright/test";
import { everyMode } from "../../support/browser/axe";
import { checkPage } from "../../support/browser/check-page";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";
import { lostText } from "../../support/browser/lost-text";
import { kinds } from "../../support/site/pages";

/** Elements, hidden panels included, that would move for longer than a visitor can notice: 1 ms. */
function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = /all|transform|translate|scale|rotate|inset|top|left|width|height|margin/;
    const milliseconds = (list: string) =>
      Math.max(
        ...list.split(",").map((time) => Number.parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1_000)),
      );
    const isMoving = (style: CSSStyleDeclaration) =>
      (moves.test(style.transitionProperty) && milliseconds(style.transitionDuration) > 1) ||
      (style.animationName !== "none" && milliseconds(style.animationDuration) > 1) ||
      style.scrollBehavior === "smooth";
    return [...document.querySelectorAll("*")]
      .filter((element) =>
        [undefined, "::before", "::after", "::backdrop"].some((part) =>
          isMoving(getComputedStyle(element, part)),
        ),
      )
      .map((element) => `${element.localName}.${element.classList.value}`);
  });
}

/** Catalogue numbers, and values with their unit. */
const valueWithUnit = /\b[A-Z]{2}-\d{2,4}(?:-[A-Z]{2})?\b|\b\d+(?:,\d+)?\s(?:mm|kg|kB|MB|bar|l\/min)\b/g;

/** Counts the visible texts that match a pattern, and lists those that are broken over several lines. */
const textsOf = (page: Page, pattern: RegExp) =>
  page.evaluate((pattern) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let found = 0;
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: text, index } of (node.textContent ?? "").matchAll(pattern)) {
        found += 1;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(text);
      }
    }
    return { found, broken };
  }, pattern);

/** Headings with a word that is wider than the page; one for screen readers alone is a pixel wide. */
const brokenHeadings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3")]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((heading) => heading.textContent),
  );

// The answer to a wrong URL is a 400 or a 404, which the browser logs to the console.
test.use({ allowedConsoleErrors: [/status of 40[04]/] });

/** Pages whose journeys are core. */
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
