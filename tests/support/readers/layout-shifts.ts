import { expect, type Page, type Request } from "@playwright/test";

/**
 * Holds back style sheets until both fonts are there. Otherwise, on a busy machine, a font may arrive after the first
 * paint and move words.
 * @returns the requests for fonts
 */
export async function fontsFirst(page: Page): Promise<Request[]> {
  const fonts: Request[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request));
  await page.route("**/*.css", async (route) => {
    await expect.poll(() => fonts.filter((font) => font.timing().responseEnd >= 0).length).toBe(2);
    await route.continue();
  });
  return fonts;
}

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
