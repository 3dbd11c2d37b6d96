import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const tools = [
  "/dopasowanie",
  "/projekt",
  "/czesci-zamienne",
  "/bryly",
  "/punkty-sprzedazy",
  "/produkty?porownaj=LR-110,LR-120",
];

const dimmed = /^brightness\(0\.85\)$/;

/** The panel with a tool's drawing. It has no role, since it is decoration. */
const drawing = (page: Page) => page.locator("main header svg:has(use[href$='#drawing'])");

test("a tool has a drawing where a page has its photograph, half as high (23.6)", async ({ page }) => {
  await page.goto("/o-nas");
  const photograph = await page.getByRole("main").getByRole("img").first().boundingBox();
  for (const path of tools) {
    await page.goto(path);
    await expect(drawing(page), path).toBeVisible();
    const panel = await drawing(page).boundingBox();
    expect(panel?.x, path).toBe(photograph?.x);
    expect(panel?.width, path).toBe(photograph?.width);
    expect(panel?.height, path).toBeLessThanOrEqual((photograph?.height ?? 0) / 2);
    const lines = await drawing(page).locator("use").boundingBox();
    expect(lines?.height, `${path} has drawn lines`).toBeGreaterThan(100);
  }
});

test("a phone gets no drawing, so that the tool itself is higher (23.6)", { tag: "@only-phone" }, async ({
  page,
}) => {
  for (const path of tools) {
    await page.goto(path);
    await expect(drawing(page), path).toBeHidden();
  }
});

test("a link among data has the colour of the text, and its line gets thicker under pointer and focus (23.7)", async ({
  page,
}) => {
  await page.goto("/produkt/lira-bateria-umywalkowa-wysoka");
  const part = page.getByRole("link", { name: "CZ-1025" });
  const colour = (name: string) =>
    page
      .getByText(name)
      .first()
      .evaluate((text) => getComputedStyle(text).color);
  await expect(part).toHaveCSS("color", await colour("Opis"));
  await expect(part).toHaveCSS("text-decoration-line", "underline");
  await expect(part).toHaveCSS("text-decoration-thickness", "1px");
  await part.hover();
  await expect(part).toHaveCSS("text-decoration-thickness", "2px");
  await page.mouse.move(0, 0);
  await expect(part).toHaveCSS("text-decoration-thickness", "1px");
  await part.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(part).toHaveCSS("text-decoration-thickness", "2px");
});

test("pictures are dimmed in the dark theme, but not on paper (23.8)", async ({ page }) => {
  await page.goto("/kolekcje/lira");
  const picture = page.getByRole("main").getByRole("img").first();
  await expect(picture).toHaveCSS("filter", "none");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(picture).toHaveCSS("filter", dimmed);
  await page.evaluate(() => document.documentElement.classList.add("light"));
  await expect(picture).toHaveCSS("filter", "none");
  await page.evaluate(() => document.documentElement.classList.replace("light", "dark"));
  await page.emulateMedia({ colorScheme: "light" });
  await expect(picture).toHaveCSS("filter", dimmed);
  await page.emulateMedia({ media: "print" });
  await expect(picture).toHaveCSS("filter", "none");
});
