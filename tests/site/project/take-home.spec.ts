import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { violations } from "../../support/browser/axe";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";
import { add, lines } from "../../support/browser/project";

const first = "LR-110-CH 2\nLR-120-CH\nLR-130-CH\nEP-20-BP\nMS-521-BI\nLR-320-CH\nMS-510-BI\nKN-120-CH";
const second = "KN-110-CH\nKN-110-CM\nLR-110-CM\nLR-120-CM\nLR-130-CM\nMS-511-BI\n9520000000202\nLR-110-ZS";

const saved = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
};

test("the recipient of an architect's list downloads it as a workbook, with the files of its products", {
  tag: ["@without-js"],
}, async ({ page, browser, javaScriptEnabled, baseURL }) => {
  await page.goto("/projekt");
  await add(page, first, "Łazienka 1");
  await expect(page.getByRole("heading", { level: 2, name: "Łazienka 1" })).toBeVisible();
  await add(page, second, "Łazienka 2");
  await expect(page.getByRole("heading", { level: 2, name: "Łazienka 2" })).toBeVisible();
  const count = await lines(page).count();
  expect(count).toBeGreaterThanOrEqual(15);
  const address = await page.getByRole("textbox", { name: "Adres listy" }).inputValue();

  const other = await browser.newContext({ baseURL, javaScriptEnabled, locale: "pl-PL" });
  const theirs = await other.newPage();
  await theirs.goto(address);
  await expect(lines(theirs)).toHaveCount(count);
  const home = theirs.getByRole("region", { name: "Pobierz listę" });

  const workbook = await saved(theirs, () => home.getByRole("link", { name: /XLSX/ }).click());
  expect(workbook.name).toMatch(/^modrawa-projekt-\d{4}-\d\d-\d\d\.xlsx$/);
  const book = strFromU8(unzipSync(workbook.bytes)["xl/workbook.xml"] ?? new Uint8Array());
  const sheets = [...book.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name);
  expect(sheets).toEqual(["Cała lista", "Łazienka 1", "Łazienka 2"]);

  await home.getByRole("checkbox", { name: /Modele BIM/ }).uncheck();
  await home.getByRole("checkbox", { name: /Rzuty i widoki/ }).check();
  const zip = await saved(theirs, () => home.getByRole("button", { name: /ZIP/ }).click());
  const names = Object.keys(unzipSync(zip.bytes));
  for (const extension of ["pdf", "dxf"]) expect(names.some((name) => name.endsWith(extension))).toBe(true);
  expect(names.some((name) => name.endsWith("ifc"))).toBe(false);
  await expect(lines(theirs)).toHaveCount(count);

  const pdf = await saved(theirs, () => home.getByRole("link", { name: /PDF/ }).click());
  expect(Buffer.from(pdf.bytes.slice(0, 5)).toString()).toBe("%PDF-");
  await other.close();
});

test("the downloads section breaks no rule of accessibility", async ({ page }) => {
  await openHydrated(page, "/projekt?l=1._rA.LR-110-CH*2.MS-521-BI");
  await expect(page.getByRole("region", { name: "Pobierz listę" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
