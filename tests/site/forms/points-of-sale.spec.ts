import { expect, test } from "../../support/browser/lasting-page";

test("shops are found near a town (17.1, 17.2)", { tag: ["@phone", "@without-js"] }, async ({ page }) => {
  await page.goto("/punkty-sprzedazy");
  await expect(page.getByText("28 punktów")).toBeVisible();
  await page.getByLabel("Miejscowość lub kod").fill("poznan");
  await page.getByLabel("Województwo").selectOption("wielkopolskie");
  await page.getByRole("button", { name: "Pokaż punkty" }).click();
  await expect(page).toHaveURL(
    "/punkty-sprzedazy?miejscowosc=poznan&wojewodztwo=wielkopolskie&kolekcja=#wyniki",
  );
  await expect(page.getByText(/w pobliżu miejscowości Poznań, od najbliższego/)).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Salon firmowy Modrawa Poznań" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByLabel("Miejscowość lub kod")).toHaveValue("poznan");
});

test("a town without a shop is told the nearest three (17.2)", { tag: "@only-without-js" }, async ({
  page,
}) => {
  await page.goto("/punkty-sprzedazy?miejscowosc=zakopane");
  await expect(page.getByText("3 punkty w pobliżu miejscowości Zakopane, od najbliższego")).toBeVisible();
  await expect(
    page
      .getByRole("article")
      .first()
      .getByText(/^ok\.\s\d+\skm$/),
  ).toBeVisible();
});

test("what is no place is told so, with a way on (17.2)", { tag: "@without-js" }, async ({ page }) => {
  await page.goto("/punkty-sprzedazy?miejscowosc=Nigdzie");
  await expect(page.getByRole("heading", { name: "Nie znamy takiej miejscowości" })).toBeVisible();
  await page.getByRole("link", { name: "Wszystkie punkty" }).click();
  await expect(page.getByText("28 punktów")).toBeVisible();
});

test("a postcode finds the nearest shops first (17.2)", { tag: "@only-without-js" }, async ({ page }) => {
  await page.goto("/punkty-sprzedazy?miejscowosc=63-200");
  const first = page.getByRole("article").first();
  await expect(first.getByRole("heading", { name: "Salon firmowy Modrawa Jarocin" })).toBeVisible();
  await expect(first.getByText("do 5 km")).toBeVisible();
});

test("the map leads to a voivodeship's shops (17.4)", { tag: ["@only-phone", "@without-js"] }, async ({
  page,
}) => {
  await page.goto("/punkty-sprzedazy");
  await page.getByRole("link", { name: "opolskie: 2 punkty" }).click();
  await expect(page).toHaveURL(/wojewodztwo=opolskie/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByLabel("Województwo")).toHaveValue("opolskie");
});

test("all shops stand on pages of 24, in the order of their towns (17.1, 17.3)", {
  tag: "@without-js",
}, async ({ page }) => {
  await page.goto("/punkty-sprzedazy");
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.getByRole("link", { name: "Następna" }).click();
  await expect(page).toHaveURL("/punkty-sprzedazy?strona=2");
  await expect(page.getByRole("article")).toHaveCount(4);
});
