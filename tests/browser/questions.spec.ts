import { expect, hydrated, test } from "./support/lasting-page";

test("a question unfolds to its answer", { tag: "@without-js" }, async ({ page }) => {
  await page.goto("/qanda");
  const answer = page
    .getByText("U partnerów i w hurtowniach", { exact: false })
    .or(page.getByText("W salonach firmowych", { exact: false }));
  await expect(answer.first()).toBeHidden();
  await page.getByRole("heading", { name: "Gdzie kupię produkty Modrawa?" }).click();
  await expect(answer.first()).toBeVisible();
});

test("an address with a question's name opens that question (1.17)", {
  tag: "@without-js",
}, async ({ page }) => {
  await page.goto("/qanda#laczenie-kolekcji");
  await expect(page.getByText("Czarny mat i chrom mają ten sam odcień", { exact: false })).toBeVisible();
});

test("a fragment that is not encoded as it should be leaves the page as it is", async ({ page }) => {
  await page.goto("/qanda#100%");
  await hydrated(page);
  await page.evaluate(() => location.assign("#50%"));
  await page.getByRole("heading", { name: "Gdzie kupię produkty Modrawa?" }).click();
  await expect(page.getByText("W salonach firmowych", { exact: false }).first()).toBeVisible();
});

test("an address with a job offer's name opens that offer (1.6)", {
  tag: "@without-js",
}, async ({ page }) => {
  await page.goto("/kariera#doradca-techniczny");
  await expect(page.getByRole("heading", { level: 3, name: "Doradca techniczny" })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 4, name: "Co będziesz robić" })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 4, name: "Co będziesz robić" })).toBeVisible();
});
