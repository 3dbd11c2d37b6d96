import type { Page } from "@playwright/test";
import { follow, markDocument } from "../../support/browser/documents";
import { expect, openHydrated, test } from "../../support/browser/test";

async function openPage(page: Page, path = "/o-nas") {
  await openHydrated(page, path);
  await markDocument(page);
}

test.use({ allowedConsoleErrors: [/status of 404|Error loading route module|dynamically imported/] });

test.beforeEach(async ({ page }) => {
  await page.route("**/assets/points-of-sale-*.js", (route) => route.fulfill({ status: 404, body: "" }));
});

async function countDocuments(page: Page) {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test("a page without its code is loaded as a document once, then an error leads on (12.5, 13.4, 13.5)", async ({
  page,
}) => {
  // The site reloads a path at most once in ten seconds; on a busy machine, more may pass between the two clicks.
  await page.clock.setFixedTime(Date.now());
  await openPage(page);
  const documents = await countDocuments(page);
  await follow(page, "Punkty sprzedaży");
  await expect(page.getByRole("heading", { level: 1, name: "Punkty sprzedaży" })).toBeVisible();
  await page.goBack();
  await openPage(page);
  documents.length = 0;
  await follow(page, "Punkty sprzedaży");
  await expect(page.getByRole("link", { name: "Powrót do strony głównej" })).toBeVisible();
  expect(documents).toEqual([]);
});

test("a page without its code costs nothing that was entered (13.4)", {
  tag: "@core",
}, async ({ page }) => {
  await openPage(page);
  const documents = await countDocuments(page);
  await page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" }).fill("jan@");
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  await follow(page, "Punkty sprzedaży");
  await expect.poll(() => questions).toEqual([expect.stringContaining("Wpisane dane przepadną")]);
  await expect(page).toHaveURL("/o-nas");
  await expect(page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" })).toHaveValue("jan@");
  expect(documents).toEqual([]);
});

test("a form whose page's code is missing is posted by the browser itself (13.4)", async ({ page }) => {
  await page.route(/\/assets\/newsletter-[\w-]+\.js/, (route) => route.fulfill({ status: 404, body: "" }));
  await openPage(page);
  const form = page.getByRole("contentinfo");
  await form.getByRole("textbox", { name: "E-mail" }).fill("anna@przyklad.pl");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Zapisz się" }).click();
  await expect(page).toHaveURL("/newsletter/wyslano");
});
