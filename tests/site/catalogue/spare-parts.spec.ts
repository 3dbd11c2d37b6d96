import { expect, openHydrated, test } from "../../support/browser/lasting-page";

const field = "Produkt albo numer części";

test("a part's drawing is described, its numbers have 14 px at every width (16.21)", async ({ page }) => {
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

test("the finder suggests products with pictures, by keyboard too (16.20)", async ({ page }) => {
  await openHydrated(page, "/czesci-zamienne");
  const input = page.getByLabel(field);
  await input.focus();
  await page.keyboard.insertText("LR-110");
  const options = page.getByRole("listbox", { name: "Produkty i części" }).getByRole("option");
  await expect(options.first()).toContainText("Bateria umywalkowa niska Lira");
  await expect(options.first().locator("img")).toBeVisible();
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/produkt/lira-bateria-umywalkowa-niska#czesci");
  await expect(page.getByRole("heading", { name: "Części zamienne", exact: true })).toBeInViewport();
});
