import type { Page } from "@playwright/test";

/** Reports text of the page that is cut off, and text that overlaps other text. Empty if all is well. */
export function unreadableText(page: Page): Promise<string[]> {
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

    const isFollowing = (box: Element) =>
      box.getAnimations().some(({ timeline }) => timeline && !(timeline instanceof DocumentTimeline));

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
        if (/auto|scroll/.test(overflowX) || isFollowing(box)) return false;
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
