import type { Page } from "@playwright/test";

/** Waits until changes are laid out and all running animations have ended. */
export const animationsOver = (page: Page) =>
  page.evaluate(async () => {
    // React responds to a change of the window's size within the next frame.
    await new Promise(requestAnimationFrame);
    // Scroll-driven animations never end.
    const running = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Waits until the page's scripts are idle: only then does a task of this priority run. */
export const idle = (page: Page) => page.evaluate('scheduler.postTask(() => {}, { priority: "background" })');
