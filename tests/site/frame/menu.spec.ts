import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const shortcutSwitch = (page: Page) => menu(page).getByRole("checkbox", { name: "Klawisz „o”" });

test("the menu closes with its button and a new query (3.4)", { tag: "@only-phone" }, async ({ page }) => {
  await openHydrated(page, "/punkty-sprzedazy?miejscowosc=Gdynia");
  const opener = page.getByRole("button", { name: "Otwórz menu" });
  await opener.click();
  await expect(menu(page).getByRole("button", { name: "Zamknij menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeHidden();
  await opener.click();
  await menu(page).getByRole("link", { name: "Punkty sprzedaży" }).click();
  await expect(page).toHaveURL("/punkty-sprzedazy");
  await expect(menu(page)).toBeHidden();
});

test("the key o toggles the menu, but not in a field or with a modifier (3.5)", async ({ page }) => {
  await openHydrated(page, "/punkty-sprzedazy");
  for (const field of [page.getByLabel("Miejscowość"), page.getByLabel("Województwo")]) {
    await field.focus();
    await page.keyboard.press("o");
    await expect(menu(page)).toBeHidden();
  }
  await expect(page.getByLabel("Miejscowość")).toHaveValue("o");
  await page.getByRole("link", { name: "Przejdź do treści" }).focus();
  for (const keys of ["Shift+o", "Alt+o", "Meta+o", "Control+Alt+o"]) {
    await page.keyboard.press(keys);
    await expect(menu(page)).toBeHidden();
  }
  await page.keyboard.press("o");
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent("keydown", { key: "O" })));
  await expect(menu(page)).toBeHidden();
});

test("the shortcut can be switched off, and stays so (3.6)", async ({ page }) => {
  await openHydrated(page, "/");
  await page.keyboard.press("o");
  await shortcutSwitch(page).uncheck();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press("o");
  await expect(menu(page)).toBeHidden();
  await openHydrated(page, "/kontakt");
  await page.keyboard.press("o");
  await expect(menu(page)).toBeHidden();
});

test("on a phone the footer is a menu that expands (6.1)", { tag: "@only-phone" }, async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("navigation", { name: "Stopka" });
  const entry = footer.getByRole("link", { name: "Warunki gwarancji" });
  await expect(entry).toBeHidden();
  await footer.getByText("WSPARCIE").click();
  await expect(entry).toBeVisible();
});
