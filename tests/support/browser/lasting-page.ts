import type { Disposable, Page } from "@playwright/test";
import { test as base } from "./test";

/**
 * For journeys that need neither a still clock nor an empty HTTP cache. They share one page, which visits address after
 * address, because a page of its own costs a journey more than most journeys do. What a journey stores, intercepts, is
 * permitted and puts before the page's scripts goes with it; one that fails takes the page with it, and the next one has a new page.
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
  page: async ({ lastingPage, viewport, extraHTTPHeaders }, use) => {
    if (viewport) await lastingPage.setViewportSize(viewport);
    await lastingPage.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await lastingPage.emulateMedia({ media: null, colorScheme: "light", forcedColors: "none" });
    const initScripts: Disposable[] = [];
    const { addInitScript } = lastingPage;
    lastingPage.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
      const added = await addInitScript.apply(lastingPage, script);
      initScripts.push(added);
      return added;
    };
    await use(lastingPage);
    lastingPage.addInitScript = addInitScript;
    await Promise.all(initScripts.map((script) => script.dispose()));
    await lastingPage.context().clearPermissions();
    await lastingPage.context().setOffline(false);
    await lastingPage.unrouteAll({ behavior: "ignoreErrors" });
    // What the journey's last page still does is not the next one's. A blank page would take a new process.
    await lastingPage.goto("/robots.txt");
    await lastingPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

/** For what a journey answers in the server's place: the browser must not keep it for the journeys that follow. */
export const uncached = (headers: Record<string, string> = {}) => ({
  headers: { ...headers, "cache-control": "no-store" },
});

export { expect, hydrated, openHydrated } from "./test";
