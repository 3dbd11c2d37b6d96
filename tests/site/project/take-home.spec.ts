import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expect, test } from "../../support/browser/lasting-page";
import { lines } from "../../support/browser/project";

const saved = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
};

test("a list is downloaded as a workbook, as a PDF and with the chosen files of its products", {
  tag: "@core",
}, async ({ page }) => {
  await page.goto("/projekt?l=1._rŁazienka 1.LR-110-CH*2.MS-521-BI._rŁazienka 2.KN-110-CM.LR-120-CH");
  const home = page.getByRole("region", { name: "Pobierz listę" });

  const workbook = await saved(page, () => home.getByRole("link", { name: /XLSX/ }).click());
  expect(workbook.name).toMatch(/^modrawa-projekt-\d{4}-\d\d-\d\d\.xlsx$/);

  await home.getByRole("checkbox", { name: /Modele BIM/ }).uncheck();
  await home.getByRole("checkbox", { name: /Rzuty i widoki/ }).check();
  const zip = await saved(page, () => home.getByRole("button", { name: /ZIP/ }).click());
  const names = Object.keys(unzipSync(zip.bytes));
  for (const extension of ["pdf", "dxf"]) expect(names.some((name) => name.endsWith(extension))).toBe(true);
  expect(names.some((name) => name.endsWith("ifc"))).toBe(false);
  await expect(lines(page)).toHaveCount(4);

  const pdf = await saved(page, () => home.getByRole("link", { name: /PDF/ }).click());
  expect(Buffer.from(pdf.bytes.slice(0, 5)).toString()).toBe("%PDF-");
});
