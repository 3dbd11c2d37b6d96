import { expect, test } from "./support/lasting-page";

test("a question unfolds to its answer", { tag: "@without-js" }, async ({ page }) => {
  await page.goto("/qanda");
  const answer = page
    .getByText("U partnerów i w hurtowniach", { exact: false })
    .or(page.getByText("W salonach firmowych", { exact: false }));
  await expect(answer.first()).toBeHidden();
  await page.getByRole("heading", { name: "Gdzie kupię produkty Modrawa?" }).click();
  await expect(answer.first()).toBeVisible();
});

test("an address with a question's name opens that question", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/qanda#laczenie-kolekcji");
  await expect(page.getByText("Czarny mat i chrom mają ten sam odcień", { exact: false })).toBeVisible();
});
