import { expect, test } from "../../support/browser/lasting-page";

test.use({ allowedConsoleErrors: [/status of 404/] });

test("a missing product keeps its address, says which page is missing and finds others (12.5)", {
  tag: "@core",
}, async ({ page }) => {
  await page.goto("/produkt/nie-ma");
  const main = page.getByRole("main");
  await expect(main.getByText("Page Not Found: /produkt/nie-ma")).toBeVisible();
  await expect(page).toHaveURL("/produkt/nie-ma");
  await main.getByRole("searchbox", { name: "Czego szukasz?" }).fill("LR-110");
  await main.getByRole("button", { name: "Szukaj" }).click();
  await expect(page).toHaveURL("/produkty?q=LR-110");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("LR-110");
});
