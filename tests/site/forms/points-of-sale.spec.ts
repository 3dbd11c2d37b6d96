import { expect, test } from "../../support/browser/lasting-page";

test("shops are near a town (17.1, 17.2)", { tag: ["@core", "@without-js"] }, async ({ page }) => {
  await page.goto("/punkty-sprzedazy");
  await expect(page.getByText("28 punktów")).toBeVisible();
  await page.getByLabel("Miejscowość lub kod").fill("poznan");
  await page.getByLabel("Województwo").selectOption("wielkopolskie");
  await page.getByRole("button", { name: "Pokaż punkty" }).click();
  await expect(page).toHaveURL(/\?miejscowosc=poznan&wojewodztwo=wielkopolskie&kolekcja=#wyniki$/);
  await expect(page.getByText(/w\spobliżu miejscowości Poznań, od najbliższego/)).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Salon firmowy Modrawa Poznań" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByLabel("Miejscowość lub kod")).toHaveValue("poznan");
});
