import type { Page } from "@playwright/test";

/** Catalogue numbers, and values with their unit. */
export const valueWithUnit =
  /\b[A-Z]{2}-\d{2,4}(?:-[A-Z]{2})?\b|\b\d+(?:,\d+)?\s(?:mm|kg|kB|MB|bar|l\/min)\b/g;

/** Counts the visible texts that match a pattern, and lists those that are broken over several lines. */
export const textsOf = (page: Page, pattern: RegExp) =>
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
export const brokenHeadings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3")]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((heading) => heading.textContent),
  );
