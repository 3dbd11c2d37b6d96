import type { Page } from "@playwright/test";
import { pages, pagesWithQueries } from "../support/pages";
import { nextFrame } from "./support/frames";
import { expect, test } from "./support/test";
import { unreadableText } from "./support/unreadable-text";

/** WCAG 1.4.12: what a visitor may set must cost no text. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** What is wrong with the page as it stands: it scrolls sideways, or text is lost. */
async function losses(page: Page, state: string): Promise<string[]> {
  // A panel that stands beside the list in a wide window is gone from a narrow one within a frame.
  await nextFrame(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const found = await unreadableText(page);
  if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`);
  return found.map((loss) => `${state}: ${loss}`);
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

/** A sheet made by script: the site's policy allows no inline styles. */
const setSpacing = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsoleErrors: [/status of 40[04]/] });

for (const path of [...pages, ...pagesWithQueries]) {
  test(`${path} loses no text when it is narrow, large or widely spaced`, { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const found = await losses(page, "320 px");
    await setSpacing(page, wideSpacing);
    found.push(...(await losses(page, "320 px, wide spacing")));
    await page.setViewportSize({ width: 1280, height: 800 });
    found.push(...(await losses(page, "1280 px, wide spacing")));
    await setSpacing(page, "");
    await setTextSize(page, "200%");
    found.push(...(await losses(page, "1280 px, text of 200 %")));
    await page.setViewportSize({ width: 390, height: 844 });
    found.push(...(await losses(page, "390 px, text of 200 %")));
    expect(found).toEqual([]);
  });
}
