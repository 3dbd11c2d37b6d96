import type { Page } from "@playwright/test";

/** Waits until what was changed has been laid out and painted. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
