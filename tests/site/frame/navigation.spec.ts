import { expect, test } from "../../support/browser/lasting-page";

test("the menu opens, leads on and closes (3.2, 3.3)", {
  tag: ["@core", "@only-phone", "@without-js"],
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Otwórz menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByText("Wsparcie").click();
  await menu.getByRole("link", { name: "Warunki gwarancji" }).click();
  await expect(page).toHaveURL("/warunki-gwarancji");
  await expect(menu).toBeHidden();
});

test("the skip link is the first stop of the keyboard", { tag: "@core" }, async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Przejdź do treści" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
