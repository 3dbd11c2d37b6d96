import { expect, openHydrated, test } from "../../support/browser/lasting-page";

const field = "Produkt albo numer części";

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
  const parts = page.getByRole("region", { name: "Części zamienne" });
  await expect(parts.getByRole("listitem").first()).toContainText(
    /CZ-1025 Regulator ceramiczny.*Ø.25.×.46.mm/,
  );
  await parts.getByRole("link", { name: "CZ-1124" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Aerator M24×1/);
});

test("what is in a product is asked for in words, by number or by EAN (16.13)", {
  tag: "@without-js",
}, async ({ page }) => {
  for (const query of ["co jest w LR-120", "lr120", "9520000000202"]) {
    await page.goto("/czesci-zamienne");
    await page.getByLabel(field).fill(query);
    await page.getByLabel(field).press("Enter");
    const parts = page.getByRole("list", { name: "Części: Bateria umywalkowa wysoka Lira" });
    await expect(parts.getByRole("listitem")).toHaveCount(5);
    await expect(parts.getByRole("link", { name: "Uchwyt Lira" })).toBeVisible();
  }
});

test("the cartridge of a tap is found by the tap: which product, which part, the part (16.14, 16.20)", {
  tag: ["@without-js", "@phone"],
}, async ({ page }) => {
  await page.goto("/czesci-zamienne");
  await page.getByRole("searchbox", { name: field }).fill("bateria lira niska");
  await page.getByRole("button", { name: "Znajdź" }).click();
  await page.getByRole("link", { name: "Bateria umywalkowa niska Lira" }).click();
  await expect(page).toHaveURL("/czesci-zamienne?produkt=LR-110");
  const parts = page.getByRole("list", { name: "Części: Bateria umywalkowa niska Lira" });
  const cartridge = parts.getByRole("listitem").filter({ hasText: "Regulator ceramiczny" });
  await expect(cartridge).toContainText(/CZ-1025 · Regulator \(kartridż\)Ø.25.×.46.mm/);
  await expect(cartridge.getByRole("link", { name: "Do projektu: CZ-1025" })).toHaveAttribute(
    "href",
    "/projekt?dodaj=CZ-1025",
  );
  // The drawing points at the same part.
  await page.getByRole("link", { name: /^1: Regulator ceramiczny/ }).click();
  await expect(page).toHaveURL("/czesci-zamienne/CZ-1025");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Regulator ceramiczny/);
  await expect(page.getByText("9520001010255", { exact: true })).toBeVisible();
  for (const [measure, value] of [
    ["Średnica", /^25.mm$/],
    ["Masa", /^0,05.kg$/],
  ] as const) {
    const at = (await page.getByRole("term").allTextContents()).indexOf(measure);
    await expect(page.getByRole("definition").nth(at)).toHaveText(value);
  }
  const steps = page.getByRole("region", { name: "Jak wymienić" });
  await expect(steps.getByText("Przygotuj: klucz imbusowy")).toBeVisible();
  await expect(steps.getByRole("listitem").first()).toContainText("Zamknij zawory");
  await expect(page.getByRole("link", { name: "Dodaj do projektu", exact: true })).toHaveAttribute(
    "href",
    "/projekt?dodaj=CZ-1025",
  );
});

test("a part's drawing is described in words and its numbers are at least 14 px at every width (16.21)", async ({
  page,
}) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/czesci-zamienne/CZ-1124");
    const drawing = page.getByRole("img", { name: "Aerator M24×1, 5 l/min, widok z boku" });
    await expect(drawing).toHaveAccessibleDescription(/Gwint zewnętrzny: M24×1, Średnica czoła: 26.mm/);
    const sizes = await page
      .getByText("M24×1", { exact: true })
      .evaluateAll((texts) =>
        texts.flatMap((text) => (text instanceof SVGTextElement ? text.getBoundingClientRect().height : [])),
      );
    expect(sizes.length).toBe(1);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(14);
    const [right, inside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(right).toBe(inside);
  }
});

test("with JavaScript the finder suggests products with pictures, by keyboard too (16.20)", async ({
  page,
}) => {
  await openHydrated(page, "/czesci-zamienne");
  const input = page.getByLabel(field);
  await input.focus();
  await page.keyboard.type("LR-110");
  const options = page.getByRole("listbox", { name: "Produkty i części" }).getByRole("option");
  await expect(options.first()).toContainText("Bateria umywalkowa niska Lira");
  await expect(options.first().locator("img")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?produkt=LR-110/);
  await expect(page.getByRole("heading", { name: "Części: Bateria umywalkowa niska Lira" })).toBeVisible();
});

test("a part's number and its EAN are copied, each alone (16.14)", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/czesci-zamienne/CZ-1025");
  for (const [button, text] of [
    ["Kopiuj numer", "CZ-1025"],
    ["Kopiuj EAN", "9520001010255"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("Skopiowano").first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test("on a phone the kinds of parts are one row (16.13)", { tag: "@only-phone" }, async ({ page }) => {
  await page.goto("/czesci-zamienne");
  const kinds = page.getByRole("list", { name: "Rodzaj części" });
  const box = await kinds.boundingBox();
  expect(box?.height).toBeLessThan(64);
  await kinds.getByRole("link", { name: /^Odpływy/ }).click();
  await expect(page).toHaveURL("/czesci-zamienne?rodzaj=odplyw");
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

test("a number that was replaced leads to its successor", { tag: "@only-without-js" }, async ({ page }) => {
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
  await expect(groups.first().getByRole("option")).toHaveText(
    /^Regulator ceramiczny 25.mmCZ-1025Regulator \(kartridż\), pasuje do /,
  );
  await expect(groups.last()).toHaveAccessibleName("Produkty z tą częścią");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/czesci-zamienne/CZ-1025");
});
