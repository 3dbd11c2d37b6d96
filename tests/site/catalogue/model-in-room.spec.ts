import { expect, test } from "../../support/browser/test";

const mixer = "/produkt/lira-bateria-umywalkowa-niska";

test.describe("on a phone with Android", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile" });

  test("„Zobacz u siebie” opens the model in the room (16.22)", async ({ page }) => {
    await page.goto(mixer);
    await expect(page.getByRole("link", { name: "Zobacz u siebie" })).toHaveAttribute("href", /^intent:/);
  });
});

test("„Zobacz u siebie” opens the chosen finish on iOS, and is not elsewhere (16.22)", async ({ page }) => {
  await page.goto(mixer);
  const link = page.getByRole("link", { name: "Zobacz u siebie" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(link).toBeHidden();
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (token) => token === "ar";
  });
  await page.reload();
  await expect(link).toHaveAttribute("href", /LR-110-CH.*\.usdz#allowsContentScaling=0$/);
  await page.getByRole("link", { name: "Czarny mat", exact: true }).click();
  await expect(link).toHaveAttribute("href", /LR-110-CM.*\.usdz#allowsContentScaling=0$/);
});
