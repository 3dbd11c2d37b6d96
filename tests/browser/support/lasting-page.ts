import type { Page } from "@playwright/test";
import { test as base } from "./test";

/**
 * For journeys that leave nothing behind: no theme, no route, no clock. They share one page, which visits address after
 * address, because a page of its own costs a journey more than most journeys do. A journey that fails takes the page
 * with it: the next one has a new page.
 */
export const test = base.extend<object, { lastingPage: Page }>({
  lastingPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, isMobile, hasTouch, locale, timezoneId, javaScriptEnabled } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport,
        isMobile,
        hasTouch,
        locale,
        timezoneId,
        javaScriptEnabled,
        reducedMotion: "reduce",
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ lastingPage, viewport }, use) => {
    if (viewport) await lastingPage.setViewportSize(viewport);
    await lastingPage.emulateMedia({ media: null, colorScheme: "light", forcedColors: "none" });
    await use(lastingPage);
    // What the journey's last page still does is not the next one's. A blank page would take a new process.
    await lastingPage.goto("/robots.txt");
  },
});

export { expect, hydrated, openHydrated } from "./test";
