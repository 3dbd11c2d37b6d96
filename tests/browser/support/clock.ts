import type { Page } from "@playwright/test";
import { hydrated } from "./test";

/** Opens a page on a clock that stands still from before its scripts run: time passes by `page.clock.runFor` alone. */
export async function openOnStillClock(page: Page, path: string) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto(path);
  // The page lets its scripts start once the browser is idle, which is a matter of time too.
  await page.clock.runFor(100);
  await hydrated(page);
}
