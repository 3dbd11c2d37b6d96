import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../../support/browser/test";

const codeOfPoints = /\/assets\/points-of-sale-[\w-]+\.js$/;

async function collect(page: Page, pattern: RegExp) {
  const asked: string[] = [];
  page.on("request", (request) => pattern.test(request.url()) && asked.push(request.url()));
  return asked;
}

test("what a visible link leads to is loaded ahead, its data when the visitor points at it (12.8)", async ({
  page,
}) => {
  const code = await collect(page, codeOfPoints);
  const data = await collect(page, /\/punkty-sprzedazy\?_data=/);
  await openHydrated(page, "/o-nas");
  await expect.poll(() => code.length).toBe(1);
  expect(data).toEqual([]);
  const link = page
    .getByRole("navigation", { name: "Główne menu" })
    .getByRole("link", { name: "Punkty sprzedaży" });
  await link.hover();
  await expect.poll(() => data.length).toBe(1);
  await page.mouse.move(0, 700);
  await link.hover();
  expect(data).toHaveLength(1);
});

for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "2g" }]) {
  test(`nothing is loaded ahead with ${JSON.stringify(connection)} (12.9)`, async ({ page }) => {
    const ahead = await collect(page, /points-of-sale-|punkty-sprzedazy\?_data/);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await openHydrated(page, "/o-nas");
    await page
      .getByRole("navigation", { name: "Główne menu" })
      .getByRole("link", { name: "Punkty sprzedaży" })
      .hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(ahead).toEqual([]);
  });
}

test("no more than four are under way at a time (12.8)", async ({ page }) => {
  const begun = page.waitForResponse(codeOfPoints);
  await openHydrated(page, "/o-nas");
  await begun;
  let pending = 0;
  let most = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\?_data=|\/assets\/.*\.js/, async (route) => {
    pending += 1;
    most = Math.max(most, pending);
    await held;
    pending -= 1;
    await route.continue();
  });
  const links = page.getByRole("contentinfo").getByRole("listitem").getByRole("link");
  for (const link of await links.all()) await link.dispatchEvent("focusin");
  await expect.poll(() => most).toBe(4);
  release();
  await expect.poll(() => pending).toBe(0);
  expect(most).toBe(4);
});
