import { expect, test } from "../../support/browser/lasting-page";

test.use({ allowedConsoleErrors: [/status of 404/] });

test("an unknown address shows the not-found page", { tag: ["@only-phone", "@without-js"] }, async ({
  page,
}) => {
  await page.goto("/nie-ma-takiej-strony");
  await expect(page).toHaveURL("/404");
  await expect(page.getByRole("heading", { level: 1, name: "Nie znaleziono strony" })).toBeVisible();
  await page.getByRole("link", { name: "Powrót do strony głównej" }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown product keeps its address and says which page is missing (12.5)", {
  tag: "@without-js",
}, async ({ page }) => {
  await page.goto("/produkt/nie-ma");
  await expect(page.getByText("Page Not Found: /produkt/nie-ma")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Zobacz produkty" }).click();
  await expect(page).toHaveURL("/produkty");
});

test("a missing page links to the search, the parts and the fit check (12.5)", {
  tag: ["@phone", "@without-js"],
}, async ({ page }) => {
  await page.goto("/404");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Znajdź część zamienną" })).toHaveAttribute(
    "href",
    "/czesci-zamienne",
  );
  await expect(main.getByRole("link", { name: "Sprawdź, czy pasuje" })).toHaveAttribute(
    "href",
    "/dopasowanie",
  );
  await main.getByRole("searchbox", { name: "Czego szukasz?" }).fill("LR-110");
  await main.getByRole("button", { name: "Szukaj" }).click();
  await expect(page).toHaveURL("/produkty?q=LR-110");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("LR-110");
});
