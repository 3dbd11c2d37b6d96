import type { Page } from "@playwright/test";

/** Elements, hidden panels included, that would move for longer than a visitor can notice: 1 ms. */
export function movingElements(page: Page): Promise<string[]> {
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
