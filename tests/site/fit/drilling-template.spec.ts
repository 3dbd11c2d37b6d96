import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";
import { openPdf, wordsOf } from "../../support/readers/pdf";

const pair = "/dopasowanie?a=lira-bateria-umywalkowa-wysoka&b=misa-umywalka-nablatowa-owalna";

const templates = (page: Page) => page.getByRole("region", { name: "Szablon 1:1" });
const saved = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
};

test("an installer saves the template on A4 and A3 (26.12, 26.13)", { tag: "@core" }, async ({ page }) => {
  await page.goto(pair);
  const field = page.getByRole("textbox", { name: /^Odległość osi baterii/ });
  await field.fill("70");
  await page.getByRole("button", { name: "Przelicz" }).click();
  await expect(page).toHaveURL(`${pair}&odleglosc=70`);
  const a4 = templates(page).getByRole("link", { name: /^Szablon A4 \(PDF, 2\sarkusze\)$/ });
  const small = await saved(page, () => a4.click());
  expect(small.name).toBe("modrawa-szablon-LR-120-MS-511-70-mm-a4.pdf");
  const words = await wordsOf(await openPdf(small.bytes), 1);
  expect(words).toContain("Odległość osi baterii od krawędzi umywalki: 70 mm.");
  const a3 = templates(page).getByRole("link", { name: /^Szablon A3 \(PDF, 1\sarkusz\)$/ });
  const large = await saved(page, () => a3.click());
  expect(large.name).toBe("modrawa-szablon-LR-120-MS-511-70-mm-a3.pdf");
});

test("the template's links follow the slider, and are gone where the pair does not fit", async ({ page }) => {
  await openHydrated(page, pair);
  const a3 = templates(page).getByRole("link", { name: /^Szablon A3/ });
  const slider = page.getByRole("slider");
  await slider.press("ArrowRight");
  await expect(a3).toHaveAttribute("href", /&odleglosc=51&papier=a3$/);
  expect(await violations(page)).toEqual([]);
  await slider.press("End");
  await expect(page.getByRole("heading", { name: "To pasuje" })).toBeVisible();
  await expect(templates(page)).toHaveCount(0);
});
