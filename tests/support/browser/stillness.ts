import { expect, type Page } from "@playwright/test";

/** Waits until what was changed is laid out and nothing moves or fades any more; what is paused stays as it is. */
export const animationsOver = (page: Page) =>
  page.evaluate(async () => {
    // React answers a change of the window within the next frame.
    await new Promise(requestAnimationFrame);
    // What follows the scrolling has no end.
    const running = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Waits until the page's scripts have nothing left to do but wait: only then is a task of this priority let in. */
export const idle = (page: Page) => page.evaluate('scheduler.postTask(() => {}, { priority: "background" })');

export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
  await animationsOver(page);
}
