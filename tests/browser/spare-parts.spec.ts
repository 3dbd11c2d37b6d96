import { expect, openHydrated, test } from "./support/lasting-page";

const field = "Numer części, jej nazwa albo produkt";

test("a part is found by its number, and leads to what it fits and on (1.30, 16.14)", {
  tag: "@without-js",
}, async ({ page }) => {
  await page.goto("/czesci-zamienne");
  await page.getByRole("searchbox", { name: field }).fill("cz 1025");
  await page.getByRole("button", { name: "Znajdź" }).click();
  await expect(page).toHaveURL("/czesci-zamienne?q=cz+1025");
  const results = page.getByRole("region", { name: "Wyniki dla „cz 1025”" });
  await expect(results.getByText("1 część", { exact: true })).toBeVisible();
  await results.getByRole("link", { name: "Regulator ceramiczny 25 mm" }).click();

  await expect(page).toHaveURL("/czesci-zamienne/CZ-1025");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Regulator ceramiczny/);
  const fits = page.getByRole("region", { name: "Pasuje do tych produktów" });
  await fits.getByRole("link", { name: "Bateria umywalkowa wysoka Lira" }).click();
  await expect(page).toHaveURL("/produkt/lira-bateria-umywalkowa-wysoka");
  await page.getByRole("table", { name: "Części zamienne" }).getByRole("link", { name: "CZ-1124" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Aerator M24×1/);
});

test("what is in a product is asked for in words, by number or by EAN (16.13)", {
  tag: "@without-js",
}, async ({ page }) => {
  for (const query of ["co jest w LR-120", "lr120", "9520000000202"]) {
    await page.goto("/czesci-zamienne");
    await page.getByRole("searchbox", { name: field }).fill(query);
    await page.getByRole("searchbox", { name: field }).press("Enter");
    const parts = page.getByRole("list", { name: "Części: Bateria umywalkowa wysoka Lira" });
    await expect(parts.getByRole("listitem")).toHaveCount(5);
    await expect(parts.getByRole("link", { name: "CZ-1210 Uchwyt Lira" })).toBeVisible();
  }
});

test("the list is narrowed to one kind (1.29, 16.13)", { tag: "@without-js" }, async ({ page }) => {
  await page.goto("/czesci-zamienne");
  const kinds = page.getByRole("list", { name: "Rodzaj części" });
  await kinds.getByRole("link", { name: "Aeratory 5" }).click();
  await expect(page).toHaveURL("/czesci-zamienne?rodzaj=aerator");
  const list = page.getByRole("region", { name: "Wszystkie części" });
  await expect(list.getByText("5 części", { exact: true })).toBeVisible();
  await expect(list.getByRole("link", { name: "Regulator ceramiczny 25 mm" })).toBeHidden();
  await kinds.getByRole("link", { name: /^Wszystkie/ }).click();
  await expect(list.getByRole("link", { name: "Regulator ceramiczny 25 mm" })).toBeVisible();
});

test.describe("a number that no part has", () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test("offers the search at once", { tag: "@without-js" }, async ({ page }) => {
    await page.goto("/czesci-zamienne/CZ-9999");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nie ma części CZ-9999");
    await page.getByRole("searchbox", { name: field }).fill("perlator");
    await page.getByRole("button", { name: "Znajdź" }).click();
    await expect(page.getByRole("link", { name: "Aerator M24×1, 5 l/min" })).toBeVisible();
  });
});

test("a number that was replaced leads to its successor", { tag: "@without-js" }, async ({ page }) => {
  await page.goto("/czesci-zamienne/CZ-1005");
  await expect(page).toHaveURL("/czesci-zamienne/CZ-1025");
  await expect(page.getByText("CZ-1005, CZ-1015")).toBeVisible();
});

test("the header's search suggests the part of a number before the products that have it", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  await page.getByRole("banner").getByRole("button", { name: "Szukaj", exact: true }).click();
  await page.keyboard.type("cz1025");
  const groups = page.getByRole("listbox", { name: "Podpowiedzi" }).getByRole("group");
  await expect(groups).toHaveCount(2);
  await expect(groups.first()).toHaveAccessibleName("Dokładnie ten numer");
  await expect(groups.first().getByRole("option")).toHaveText(/^Regulator ceramiczny 25.mmCZ-1025$/);
  await expect(groups.last()).toHaveAccessibleName("Produkty z tą częścią");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/czesci-zamienne/CZ-1025");
});
