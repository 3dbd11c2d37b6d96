import type { Page } from "@playwright/test";
import { menuLink } from "../../support/browser/documents";
import { expect, openHydrated, test } from "../../support/browser/test";

function collect(page: Page, pattern: RegExp) {
  const asked: string[] = [];
  page.on("request", (request) => pattern.test(request.url()) && asked.push(request.url()));
  return asked;
}

/** Sets the connection, which browsers on a busy machine would otherwise judge as slow. */
const connect = (page: Page, connection: object) =>
  page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);

test("what a visible link leads to is loaded ahead, its data when pointed at (12.8)", async ({ page }) => {
  const code = collect(page, /\/assets\/points-of-sale-[\w-]+\.js$/);
  const data = collect(page, /\/punkty-sprzedazy\?_data=/);
  await connect(page, { effectiveType: "4g" });
  await openHydrated(page, "/o-nas");
  await expect.poll(() => code.length).toBe(1);
  expect(data).toEqual([]);
  const link = menuLink(page, "Punkty sprzedaży");
  await link.hover();
  await expect.poll(() => data.length).toBe(1);
  await page.mouse.move(0, 700);
  await link.hover();
  expect(data).toHaveLength(1);
});

test("nothing is loaded ahead for visitors who save data (12.9)", async ({ page }) => {
  const ahead = collect(page, /points-of-sale-|punkty-sprzedazy\?_data/);
  await connect(page, { saveData: true });
  await openHydrated(page, "/o-nas");
  await menuLink(page, "Punkty sprzedaży").hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(ahead).toEqual([]);
});
