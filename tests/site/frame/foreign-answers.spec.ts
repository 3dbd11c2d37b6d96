import type { Page, Route } from "@playwright/test";
import { follow, isSameDocument, markDocument } from "../../support/browser/documents";
import { lines } from "../../support/browser/project";
import { expect, openHydrated, test } from "../../support/browser/test";
import { dataOf } from "../../support/site/data-requests";

test.use({ allowedConsoleErrors: [/status of (?:403|404|503)|ForeignAnswer/] });

const html = { contentType: "text/html", body: "<!doctype html><h1>Sign in to the hotel's network</h1>" };
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Makes something other than the site answer the data requests for a path. */
const answer = (page: Page, path: string, reply: Parameters<Route["fulfill"]>[0]) =>
  page.route(dataOf(path), (route) => route.fulfill(reply));

test("a link is loaded as a document where a sign-in page answers for data, and Back shows the page seen (12.13)", {
  tag: "@core",
}, async ({ page }) => {
  await openHydrated(page, "/kontakt");
  await markDocument(page);
  await follow(page, "O nas");
  await expect(page).toHaveURL("/o-nas");
  for (const path of ["/kontakt", "/punkty-sprzedazy"]) await answer(page, path, html);
  await page.goBack();
  await expect(heading(page, "Kontakt")).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await follow(page, "Punkty sprzedaży");
  await expect(heading(page, "Punkty sprzedaży")).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test("a filter and a changed list are in the document loaded for foreign data (12.13)", async ({ page }) => {
  const category = "/produkty/4100-baterie-umywalkowe";
  await answer(page, category, { status: 403, ...html });
  await answer(page, "/projekt", { json: { blocked: true } });
  await openHydrated(page, category);
  const finishes = page.getByRole("list", { name: "Wykończenie", exact: true });
  await finishes.getByRole("link", { name: /^Czarny mat/ }).click();
  await expect(page).toHaveURL(/wykonczenie=/);
  await expect(heading(page, "Baterie umywalkowe")).toBeVisible();

  await openHydrated(page, "/projekt?l=1.LR-110-CH");
  await markDocument(page);
  await page.getByRole("textbox", { name: /^Ilość/ }).fill("3");
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH*3");
  await expect(page.getByText("1 pozycja, 3 sztuki.")).toBeVisible();
});

test("a pasted order stays in its field, and the page says what has answered (12.13)", async ({ page }) => {
  await openHydrated(page, "/projekt?l=1.LR-110-CH");
  await answer(page, "/projekt", { json: { blocked: true } });
  const field = page.getByRole("textbox", { name: "Numery katalogowe lub EAN" });
  await field.fill("KN-110-CH 2 szt.");
  await page.getByRole("button", { name: "Dodaj do listy" }).click();
  await expect(page.getByRole("alert").getByText("Zamiast naszego serwisu odpowiedziało")).toBeVisible();
  await expect(field).toHaveValue("KN-110-CH 2 szt.");
  await expect(lines(page)).toHaveCount(1);
});

test("where a gateway answers that all is down, the site's error page leads on (12.13)", async ({ page }) => {
  await openHydrated(page, "/o-nas");
  await answer(page, "/punkty-sprzedazy", { status: 503, ...html });
  await follow(page, "Punkty sprzedaży");
  await expect(heading(page, "Serwis jest chwilowo niedostępny")).toBeVisible();
  await expect(page).toHaveTitle("503 – Service Unavailable");
  await page.getByRole("link", { name: "Spróbuj ponownie" }).click();
  await expect(heading(page, "Punkty sprzedaży")).toBeVisible();
});
