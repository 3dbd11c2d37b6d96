import type { Disposable, Page } from "@playwright/test";
import { test as base } from "./test";

/**
 * For journeys that need neither a still clock nor an empty HTTP cache. They share one page, which visits one URL after
 * another, because opening a new page takes longer than most journeys. After each journey, its storage, routes,
 * permissions and init scripts are removed. After a failure, the next journey gets a new page.
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
      // Toasts stay while the window has no focus, so that none is gone before a busy machine has checked it.
      await context.addInitScript(() => Object.assign(document, { hasFocus: () => false }));
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
    // Leaves the journey's last page, so that its scripts do not run on. A blank page would need a new process.
    await lastingPage.goto("/robots.txt");
    await lastingPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

export { expect, hydrated, openHydrated } from "./test";
