import type { Page } from "playwright";

/** Returns all layout shifts since the page was opened, as the browser reports them. */
export function layoutShifts(page: Page): Promise<{ value: number }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const found: { value: number }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.push(entry.toJSON());
        }).observe({ type: "layout-shift", buffered: true });
        // The observer receives buffered entries in a separate task, so wait for it.
        setTimeout(resolve, 100, found);
      }),
  );
}
