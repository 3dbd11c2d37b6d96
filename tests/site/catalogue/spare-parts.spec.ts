import { expect, openHydrated, test } from "../../support/browser/lasting-page";

const field = "Produkt albo numer części";

test("the finder suggests products with pictures, by keyboard too (16.20)", async ({ page }) => {
  await openHydrated(page, "/czesci-zamienne");
  const input = page.getByLabel(field);
  await input.focus();
  await page.keyboard.insertText("LR-110");
  const options = page.getByRole("listbox", { name: "Produkty i części" }).getByRole("option");
  await expect(options.first()).toContainText("Bateria umywalkowa niska Lira");
  await expect(options.first().locator("img")).toBeVisible();
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/produkt/lira-bateria-umywalkowa-niska#czesci");
  await expect(page.getByRole("heading", { name: "Części zamienne", exact: true })).toBeInViewport();
});
