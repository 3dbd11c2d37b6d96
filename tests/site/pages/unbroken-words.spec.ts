import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/lasting-page";

const pages = [
  "/czesci-zamienne",
  "/dopasowanie?a=lira-bateria-umywalkowa-wysoka&b=misa-umywalka-nablatowa-owalna",
  "/produkt/lira-bateria-umywalkowa-niska",
  "/produkty?porownaj=lira-bateria-umywalkowa-niska,kanta-bateria-umywalkowa-niska",
  "/projekt?l=1._rA.LR-130-CH*2.LR-319-CH",
];

/** Catalogue numbers, and values with their unit, that stand on more than one line. */
const brokenValues = (page: Page) =>
  page.evaluate(() => {
    const value = /\b[A-Z]{2}-\d{2,4}(?:-[A-Z]{2})?\b|\b\d+(?:,\d+)?\s(?:mm|kg|kB|MB|bar|l\/min)\b/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: text, index } of (node.textContent ?? "").matchAll(value)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(text);
      }
    }
    return broken;
  });

/** Ranges of numbers that stand on more than one line. */
const brokenRanges = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const ranges: string[] = [];
    let broken = 0;
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: text, index } of (node.textContent ?? "").matchAll(/\d+–\u2060?\d+/g)) {
        ranges.push(text);
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        broken += Number(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1);
      }
    }
    return { found: ranges.length, broken };
  });

/** Words of headings that the browser breaks inside, because they are wider than the page. */
const brokenHeadings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3")]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .filter((heading) => heading.scrollWidth > heading.clientWidth + 1)
      .map((heading) => heading.textContent),
  );

test("numbers, units and headings stay whole from 360 px on (23.5)", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of pages) {
    await page.goto(path);
    expect(await brokenValues(page), path).toEqual([]);
    expect(await brokenHeadings(page), path).toEqual([]);
  }
});

test("a range of numbers is never broken, at whatever width (25.4)", async ({ page }) => {
  for (const path of ["/produkty/4100-baterie-umywalkowe/4102-stojace-wysokie", "/punkty-sprzedazy"]) {
    await page.goto(path);
    for (let width = 320; width < 460; width += 7) {
      await page.setViewportSize({ width, height: 780 });
      const { found, broken } = await brokenRanges(page);
      expect(found, path).toBeGreaterThan(0);
      expect(broken, `${path} at ${width} px`).toBe(0);
    }
  }
});
