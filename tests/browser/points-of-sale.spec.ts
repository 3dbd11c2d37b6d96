import { expect, test } from "./support/test";

test("shops are found by voivodeship and town", { tag: "@without-js" }, async ({ page }) => {
  await page.goto("/punkty-sprzedazy");
  await expect(page.getByText("64 punkty")).toBeVisible();
  await page.getByLabel("Województwo").selectOption("wielkopolskie");
  await page.getByLabel("Miejscowość").fill("poznan");
  await page.getByRole("button", { name: "Pokaż punkty" }).click();
  await expect(page).toHaveURL("/punkty-sprzedazy?wojewodztwo=wielkopolskie&miejscowosc=poznan");
  await expect(page.getByRole("heading", { name: "Salon firmowy Modrawa Poznań" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Salon firmowy Modrawa Jarocin" })).toBeHidden();
  await expect(page.getByLabel("Miejscowość")).toHaveValue("poznan");
});

test("a town without a shop offers a way on", { tag: "@without-js" }, async ({ page }) => {
  await page.goto("/punkty-sprzedazy?miejscowosc=Nigdzie");
  await expect(page.getByRole("heading", { name: "W tej okolicy nie mamy jeszcze punktu" })).toBeVisible();
  await page.getByRole("link", { name: "Wszystkie punkty" }).click();
  await expect(page.getByText("64 punkty")).toBeVisible();
});
