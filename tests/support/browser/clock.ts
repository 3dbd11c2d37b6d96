import type { Page } from "@playwright/test";
import { hydrated } from "./test";

/** Opens a page whose clock is stopped before its scripts run: time passes only by `page.clock.runFor`. */
export async function openOnStillClock(page: Page, path: string) {
  await openUntouched(page, path);
  await hydrated(page);
}

/** Opens such a page without any input by the visitor, so that its scripts have not started. */
export async function openUntouched(page: Page, path: string) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto(path);
  // The page loads its scripts once the browser is idle, for which time must pass too.
  await page.clock.runFor(100);
}
