import type { Page } from "playwright";

/** Moves of what was already shown since the page was opened, as the browser counts and describes them. */
export function layoutShifts(page: Page): Promise<{ value: number }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const found: { value: number }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.push(entry.toJSON());
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries are told in a task of their own.
        setTimeout(resolve, 100, found);
      }),
  );
}
