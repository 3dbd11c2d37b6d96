import type { Page } from "@playwright/test";
import { openUntouched } from "../../support/browser/clock";
import { follow } from "../../support/browser/documents";
import { expect, scriptsRun, test } from "../../support/browser/test";

const isStarted = (page: Page) => page.evaluate(() => "__remixRouter" in window);

test("the scripts wait for the visitor's first input, and the icons of panels come with it (19.8)", {
  tag: ["@core", "@phone"],
}, async ({ page, isMobile }) => {
  const loaded = page.waitForResponse(/\/assets\/entry\.client-/);
  await openUntouched(page, "/o-nas");
  await (await loaded).finished();
  expect(await isStarted(page)).toBe(false);
  const icons = page.waitForResponse("**/builds/icons/*.svg");
  if (isMobile) await page.touchscreen.tap(195, 500);
  else await page.mouse.move(640, 400);
  await scriptsRun(page);
  await icons;
});

test("the scripts start after five seconds, on a page that is never idle (19.8)", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, options) => (options?.timeout ? setTimeout(work) : 0);
  });
  const loaded = page.waitForResponse(/\/assets\/entry\.client-/);
  await openUntouched(page, "/o-nas");
  await (await loaded).finished();
  expect(await isStarted(page)).toBe(false);
  await page.clock.runFor(5_000);
  await scriptsRun(page);
});

test("a press whose scripts do not come within two seconds is the browser's (19.8)", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await openUntouched(page, "/o-nas");
  await follow(page, "Produkty");
  await expect(page).toHaveURL("/o-nas");
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL("/produkty");
});
