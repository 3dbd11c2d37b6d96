import type { Page } from "@playwright/test";
import { openOnStillClock } from "../../support/browser/clock";
import { follow, isSameDocument, markDocument } from "../../support/browser/documents";
import { idle } from "../../support/browser/stillness";
import { expect, test } from "../../support/browser/test";

/** From now on the server says that it serves another build. */
async function serveAnotherBuild(page: Page) {
  const asked: string[] = [];
  await page.route("**/builds/latest.json?*", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: { id: "another", timestamp: 1 } });
  });
  return asked;
}

/** Lets time pass until the page has sent a request and received the response. */
async function runUntilAnswered(page: Page, url: string, ms: number) {
  const answered = page.waitForResponse(url);
  await page.clock.runFor(ms);
  await (await answered).finished();
  await idle(page);
}

const latest = "**/builds/latest.json?*";

test("a new build is asked for hourly; the next navigation is a whole load (13.1, 13.2)", async ({
  page,
}) => {
  const asked = await serveAnotherBuild(page);
  await openOnStillClock(page, "/o-nas");
  await markDocument(page);
  await page.clock.runFor(3_599_999);
  await follow(page, "Punkty sprzedaży");
  await expect(page).toHaveURL("/punkty-sprzedazy");
  expect(await isSameDocument(page)).toBe(true);
  expect(asked).toEqual([]);

  await runUntilAnswered(page, latest, 1);
  expect(asked).toEqual([expect.stringMatching(/\/builds\/latest\.json\?\d+$/)]);
  const loaded = page.waitForEvent("load");
  await follow(page, "O nas");
  await loaded;
  await expect(page).toHaveURL("/o-nas");
  expect(await isSameDocument(page)).toBe(false);
});

test("a new build waits while a form is half filled (13.2)", { tag: "@core" }, async ({ page }) => {
  await serveAnotherBuild(page);
  await openOnStillClock(page, "/o-nas");
  await markDocument(page);
  await runUntilAnswered(page, latest, 3_600_000);
  await page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" }).fill("jan@");
  await follow(page, "Punkty sprzedaży");
  await expect(page).toHaveURL("/punkty-sprzedazy");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" })).toHaveValue("jan@");
});

const rules = "**/builds/meta/*.json?content=*";

test("the redirect rules come after 1 s, and lead on within the page (13.3)", async ({ page }) => {
  let asked = 0;
  await page.route(rules, (route) => {
    asked += 1;
    return route.fulfill({ json: { redirects: { "/punkty-sprzedazy": "/kontakt" } } });
  });
  await openOnStillClock(page, "/o-nas");
  await markDocument(page);
  await page.clock.runFor(999);
  expect(asked).toBe(0);
  await runUntilAnswered(page, rules, 1);
  await follow(page, "Punkty sprzedaży");
  await expect(page).toHaveURL("/kontakt");
  await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  await page.evaluate(() => window.__remixRouter.navigate("/punkty-sprzedazy?miasto=x"));
  await expect(page).toHaveURL("/kontakt?miasto=x");
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/kontakt");
  await page.goBack();
  await expect(page).toHaveURL("/o-nas");
  await expect(page.getByRole("heading", { level: 1, name: "O nas" })).toBeVisible();
});
