import type { Page } from "@playwright/test";

/**
 * Lists controls smaller than `least` pixels in a direction, except links within a sentence (WCAG 2.5.8 "Inline"). For a
 * shortcut that has an equivalent elsewhere, 24 pixels are enough (2.5.5 "Equivalent").
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls =
      "a[href], button, summary, select, input:not([type=hidden]), [role=slider], [role=option]";

    /** A link with words of the same sentence before or after it. */
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === "inline" &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ""),
      );

    /** The areas that activate a control: itself, its label, and the card over which its link spreads. */
    function boxesOf(control: Element): DOMRect[] {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const spread =
        getComputedStyle(control, "::after").position === "absolute" && control instanceof HTMLElement
          ? control.offsetParent
          : null;
      return [control, ...labels, ...(spread ? [spread] : [])].map((element) =>
        element.getBoundingClientRect(),
      );
    }

    return [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
      .filter((control) => !control.closest(".sr-only, .skip-link"))
      .filter((control) => getComputedStyle(control).pointerEvents !== "none")
      .filter((control) => {
        const isShortcut = control.ariaHidden === "true" || control.matches(".exploded a");
        const enough = isShortcut ? 24 : least;
        return !boxesOf(control).some(({ width, height }) => width >= enough && height >= enough);
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        const name = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40);
        return `${control.localName} "${name}": ${Math.round(width)} x ${Math.round(height)} px`;
      });
  }, least);
}
