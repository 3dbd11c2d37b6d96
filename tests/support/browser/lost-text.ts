import type { Page } from "@playwright/test";
import { animationsOver } from "./stillness";

/** Reports text of the page that is cut off, and text that overlaps other text. Empty if all is well. */
function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number };
    type Line = Box & { node: Node; text: string };

    /** Letters may touch, and boxes are rounded. Pixels. */
    const tolerance = 2;
    const isOutside = (line: Box, box: Box) =>
      line.left < box.left - tolerance ||
      line.right > box.right + tolerance ||
      line.top < box.top - tolerance ||
      line.bottom > box.bottom + tolerance;

    /** Elements that move when another box is scrolled. Asking each element for its animations would take seconds. */
    const following = new Set(
      document
        .getAnimations()
        .flatMap(({ timeline, effect }) =>
          timeline && !(timeline instanceof DocumentTimeline) && effect instanceof KeyframeEffect
            ? (effect.target ?? [])
            : [],
        ),
    );

    /** Whether text is for screen readers and for copying only. */
    function isHidden(element: Element): boolean {
      const { parentElement } = element;
      if (getComputedStyle(element).clipPath === "inset(50%)") return true;
      return element.matches(".skip-link") || (parentElement !== null && isHidden(parentElement));
    }

    function isCut(line: Line): boolean {
      for (let box = line.node.parentElement; box; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        // Scrolling brings it into view: scrolling of this box, or of another one that this box follows.
        if (/auto|scroll/.test(overflowX) || following.has(box)) return false;
        if (/hidden|clip/.test(overflowX) && isOutside(line, box.getBoundingClientRect())) return true;
        if (position === "fixed") return false;
      }
      return line.left < -tolerance || line.right > document.documentElement.clientWidth + tolerance;
    }

    function linesOf(node: Node, parent: Element): Line[] {
      const text = node.textContent?.trim().slice(0, 40) ?? "";
      const isExcerpt = getComputedStyle(parent).webkitLineClamp !== "none";
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
        // A line's box reaches over its letters: above the capitals and below the baseline.
        const inset = (bottom - top) / 5;
        const line = { node, text, left, right, top: top + inset, bottom: bottom - inset };
        // An excerpt is cut on purpose: its whole text is behind the link.
        return isExcerpt && isOutside(line, parent.getBoundingClientRect()) ? [] : [line];
      });
    }

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      const isSeen = parent?.checkVisibility({ visibilityProperty: true }) && !isHidden(parent);
      if (parent && isSeen && node.textContent?.trim()) lines.push(...linesOf(node, parent));
    }
    const report = lines.filter(isCut).map(({ text }) => `cut off: ${text}`);
    lines.sort((upper, lower) => upper.top - lower.top);
    lines.forEach((upper, position) => {
      for (let next = position + 1; next < lines.length; next += 1) {
        const lower = lines[next];
        if (!lower || lower.top > upper.bottom - tolerance) break;
        const isBeside = lower.left > upper.right - tolerance || lower.right < upper.left + tolerance;
        if (!isBeside && lower.node !== upper.node)
          report.push(`one over the other: ${upper.text} / ${lower.text}`);
      }
    });
    return [...new Set(report)];
  });
}

/** WCAG 1.4.12: no text may be lost with these spacings, which a visitor may set. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Reports lost text and sideways scrolling when the page is narrow, or its text enlarged or widely spaced. */
export async function lostText(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
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
