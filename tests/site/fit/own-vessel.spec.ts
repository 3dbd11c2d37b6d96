import type { Page } from "@playwright/test";
import { holdRequests } from "../../support/browser/hold-requests";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";

const path = "/dopasowanie/mam-juz";
const basin = `${path}?krawedz=140&glebokosc=400`;

const height = (page: Page) => page.getByRole("textbox", { name: "Wysokość krawędzi nad blatem" });
const depth = (page: Page) => page.getByRole("textbox", { name: "Głębokość od tyłu do przodu" });
const drawing = (page: Page) => page.getByRole("img", { name: /i to, co masz$/ });
const answer = (page: Page) => page.getByRole("main").getByRole("status").first();
const verdict = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /^(Nie p|P)asuje/ });
const bestTap = (page: Page, name: string) =>
  page.getByRole("table", { name, exact: true }).getByRole("row").nth(1);

test("two measures give all taps with their margins; one is chosen and added (1.34, 26.20, 26.22, 26.23, 26.27)", {
  tag: ["@core", "@without-js"],
}, async ({ page, javaScriptEnabled }) => {
  await page.goto("/dopasowanie");
  await page.getByRole("link", { name: "Mam już umywalkę albo wannę innej marki" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mam już umywalkę albo wannę" })).toBeVisible();
  for (const measure of [height(page), depth(page)]) await expect(measure).toHaveAttribute("required");
  await height(page).fill("14 cm");
  await depth(page).fill("400");
  await page.getByRole("button", { name: "Pokaż baterie" }).click();
  await expect(answer(page)).toContainText(/^\d baterii? pasuj|baterie pasują/);
  await expect(bestTap(page, "Pasuje")).toContainText(/Bateria umywalkowa wysoka Lira.*zapas co najmniej/s);
  await expect(bestTap(page, "Pasuje, jeśli…")).toContainText("potwierdzi to pomiar: odpływ od");
  await expect(drawing(page)).toHaveAccessibleDescription(/^Widok z\sboku: Bateria umywalkowa wysoka Lira/);
  // The button needs scripts, so without them it is not shown; the measures are in the URL anyway.
  await expect(page.getByRole("button", { name: "Zapamiętaj moją umywalkę" })).toBeVisible({
    visible: javaScriptEnabled,
  });

  const fitting = page.getByRole("table", { name: "Pasuje", exact: true });
  await fitting.getByRole("link", { name: "Bateria umywalkowa wysoka Kanta" }).click();
  await expect(page).toHaveURL(/krawedz=14(0|\+cm)&glebokosc=400&bateria=kanta-bateria-umywalkowa-wysoka/);
  await expect(drawing(page)).toBeInViewport();
  await expect(drawing(page)).toHaveAccessibleName("Bateria umywalkowa wysoka Kanta i to, co masz");
  await expect(fitting.locator("[aria-current]")).toHaveText("Bateria umywalkowa wysoka Kanta");
  await expect(fitting.locator("[aria-current]")).toHaveCSS("font-weight", "700");
  await expect(verdict(page)).toContainText(/^Pasuje: zapas co najmniej/);
  await expect(page.getByRole("table", { name: "Reguły dopasowania" })).toContainText("Odstęp wylotu");
  await page
    .getByRole("region", { name: "Potrzebne będą" })
    .getByRole("link", { name: "Dodaj do projektu" })
    .click();
  await expect(page.getByRole("main")).toContainText("KN-120");
});

test("the page follows the fields, which keep the focus and no history (26.24)", async ({ page }) => {
  await openHydrated(page, "/dopasowanie");
  await openHydrated(page, path);
  await height(page).fill("145");
  await depth(page).focus();
  await expect(page).toHaveURL(`${path}?krawedz=145`);
  await page.getByRole("link", { name: "Zobacz na przykładzie" }).click();
  await expect(height(page)).toHaveValue("140");
  await page.goBack();
  await expect(height(page)).toHaveValue("145");
  await height(page).fill("");
  await height(page).pressSequentially("140");
  await depth(page).pressSequentially("40 cm");
  await expect(page).toHaveURL(`${path}?krawedz=140&glebokosc=40+cm`);
  await expect(answer(page)).toContainText("pasuj");
  await expect(depth(page)).toBeFocused();
  await expect(depth(page)).toHaveValue("40 cm");
  await height(page).press("End");
  await height(page).press("Backspace");
  await height(page).pressSequentially("5");
  await expect(page).toHaveURL(`${path}?krawedz=145&glebokosc=40+cm`);
  await expect(height(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/dopasowanie");
});

test("what is typed while answers are late is not lost (26.24)", async ({ page }) => {
  await openHydrated(page, path);
  const release = await holdRequests(page, /_data=/);
  const asked = page.waitForRequest(/krawedz=140&_data=/);
  await height(page).fill("140");
  await depth(page).focus();
  await asked;
  await depth(page).fill("400");
  release();
  await expect(page).toHaveURL(basin);
  await expect(height(page)).toHaveValue("140");
  await expect(depth(page)).toHaveValue("400");
  await expect(answer(page)).toContainText("pasuj");
});

test("the chosen tap stays when a measure changes, and the page does not move (26.24)", async ({ page }) => {
  await openHydrated(page, `${basin}&bateria=kanta-bateria-umywalkowa-wysoka`);
  await height(page).focus();
  const before = await page.evaluate(() => scrollY);
  await height(page).fill("150");
  await expect(page).toHaveURL(`${path}?krawedz=150&glebokosc=400&bateria=kanta-bateria-umywalkowa-wysoka`);
  await expect(drawing(page)).toHaveAccessibleName("Bateria umywalkowa wysoka Kanta i to, co masz");
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("an error is shown at its field when that is left, until corrected (26.25)", async ({ page }) => {
  await openHydrated(page, path);
  await depth(page).fill("400");
  await height(page).fill("14");
  await depth(page).focus();
  await expect(height(page)).toHaveAccessibleDescription(/Jeśli to centymetry, wpisz 14\scm\./);
  await expect(height(page)).toHaveAttribute("aria-invalid", "true");
  await expect(answer(page)).toContainText("Popraw zaznaczone wymiary");
  await height(page).fill("14 cm");
  await expect(answer(page)).toContainText("pasuj");
  await expect(height(page)).not.toHaveAttribute("aria-invalid");
});
