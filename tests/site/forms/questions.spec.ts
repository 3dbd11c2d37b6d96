import { expect, hydrated, test } from "../../support/browser/lasting-page";

test("folded answers and offers are printed open (1.6, 1.17)", { tag: "@without-js" }, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/qanda", "/kariera"]) {
    await page.goto(path);
    const answers = page.locator("main details:not(nav *) > :not(summary)");
    expect(await answers.count()).toBeGreaterThan(1);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  }
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
  await page.getByRole("heading", { name: "Gdzie kupię produkty Modrawy?" }).click();
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

test("a word, even a mistyped one, filters the questions, and a link leads back to all (1.17)", {
  tag: ["@core", "@phone", "@without-js"],
}, async ({ page }) => {
  await page.goto("/qanda");
  const main = page.getByRole("main");
  const questions = main.getByRole("heading", { level: 3 });
  const all = await questions.count();
  await main.getByRole("searchbox", { name: "Szukaj w pytaniach" }).fill("podtynkowego");
  await main.getByRole("button", { name: "Szukaj" }).click();
  await expect(page).toHaveURL("/qanda?q=podtynkowego");
  await expect(questions.filter({ hasText: "Jak głęboko osadzić element podtynkowy?" })).toBeVisible();
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(main.getByRole("status")).toContainText("„podtynkowego”:");
  await page.goto("/qanda?q=podtynkwego");
  await expect(questions.filter({ hasText: "Jak głęboko osadzić element podtynkowy?" })).toBeVisible();
  await main.getByRole("link", { name: "Wszystkie pytania" }).click();
  await expect(questions).toHaveCount(all);
});

test("a word that no question has leads to the contacts (1.17)", { tag: "@without-js" }, async ({ page }) => {
  await page.goto("/qanda?q=zzzzzz");
  await page.getByRole("main").getByRole("link", { name: "Kontakt", exact: true }).click();
  await expect(page).toHaveURL("/kontakt");
});
