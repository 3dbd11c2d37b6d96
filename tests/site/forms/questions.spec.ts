import { expect, test } from "../../support/browser/lasting-page";

test("what is folded is printed open (1.6, 1.17, 24.5)", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/qanda", "/kariera", "/dopasowanie/mam-juz?krawedz=140&glebokosc=400"]) {
    await page.goto(path);
    const answers = page.locator("main details:not(nav *, form *) > :not(summary)");
    expect(await answers.count()).toBeGreaterThan(0);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  }
});

test("the name of a question or an offer opens it (1.6, 1.17)", { tag: "@without-js" }, async ({ page }) => {
  await page.goto("/qanda#laczenie-kolekcji");
  await expect(page.getByText("Czarny mat i chrom mają ten sam odcień", { exact: false })).toBeVisible();
  await page.goto("/kariera#doradca-techniczny");
  await expect(page.getByRole("heading", { level: 3, name: "Doradca techniczny" })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 4, name: "Co będziesz robić" })).toBeVisible();
});
