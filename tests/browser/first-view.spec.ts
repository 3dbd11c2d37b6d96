import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const pages = [
  "/",
  "/aktualnosci",
  "/bryly",
  "/kontakt",
  "/newsletter",
  "/produkt/lira-bateria-umywalkowa-niska",
  "/produkty/4100-baterie-umywalkowe",
  "/punkty-sprzedazy",
  "/qanda",
];

/** Moves of what was already shown, as the browser counts them: each with the elements that moved. */
function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const found: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.push(JSON.stringify(entry));
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries are told in a task of their own.
        setTimeout(resolve, 100, found);
      }),
  );
}

for (const path of pages) {
  test(`the first view of ${path} stores nothing, asks nobody else and moves nothing`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
    });
    await page.goto(path);
    // Shown once the page's scripts run.
    await expect(page.getByRole("button", { name: "Motyw" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      [],
    );
    expect(await layoutShifts(page)).toEqual([]);
  });
}
