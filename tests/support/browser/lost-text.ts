import type { Page } from "@playwright/test";
import { animationsOver, resize } from "./stillness";
import { unreadableText } from "./unreadable-text";

/** WCAG 1.4.12: no text may be lost with these spacings, which a visitor may set. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Reports lost text and sideways scrolling when the page is narrow, or its text enlarged or widely spaced. */
export async function lostText(page: Page): Promise<string[]> {
  await resize(page, { width: 320, height: 640 });
  const found = await losses(page, "320 px");
  await setSpacing(page, wideSpacing);
  found.push(...(await losses(page, "320 px, wide spacing")));
  await resize(page, { width: 1280, height: 800 });
  found.push(...(await losses(page, "1280 px, wide spacing")));
  await setSpacing(page, "");
  await setTextSize(page, "200%");
  found.push(...(await losses(page, "1280 px, text of 200 %")));
  await resize(page, { width: 390, height: 844 });
  found.push(...(await losses(page, "390 px, text of 200 %")));
  return found;
}

/** Reports what is wrong with the page in its current state. */
async function losses(page: Page, state: string): Promise<string[]> {
  await animationsOver(page);
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

/** A constructed style sheet, because the site's policy allows no inline styles. */
const setSpacing = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
