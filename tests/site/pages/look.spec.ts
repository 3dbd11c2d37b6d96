import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser/test";

const tools = ["/dopasowanie", "/projekt", "/czesci-zamienne", "/bryly", "/produkty?porownaj="];

const product = "/produkt/lira-bateria-umywalkowa-wysoka";

const dimmed = /^brightness\(0\.85\)$/;

/** The panel with a tool's drawing. It has no role, since it is decoration. */
const drawing = (page: Page) => page.locator("main header svg:has(use[href$='#drawing'])");

test("a tool has a drawing, half as high as a photograph, but not on a phone (23.6)", async ({ page }) => {
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
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(drawing(page), path).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test("pictures are dimmed in the dark theme, but not on paper, and logos never (23.8)", async ({ page }) => {
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
  await page.emulateMedia({ media: null, colorScheme: "dark" });
  await page.goto("/logotypy");
  const files = page.getByRole("region", { name: "Pliki do pobrania" });
  for (const logo of await files.locator("img").all()) await expect(logo).toHaveCSS("filter", "none");
});

test("the header has one row, and sticks while low (3.1)", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.goto(product);
  const header = page.getByRole("banner");
  const enlarge = (size: number) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
      scrollTo({ top: 900, behavior: "instant" });
    }, size);
  for (const size of [16, 20, 32]) {
    await enlarge(size);
    await expect(header).toBeInViewport();
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual((isMobile ? 4 : 5) * size + 1);
  }
  await enlarge(48);
  await expect(header).not.toBeInViewport();
});

test("on a phone a tile's dot is large enough for a finger, and leads to its finish (16.2, 24.4)", {
  tag: "@only-phone",
}, async ({ page }) => {
  await page.goto("/produkty/4100-baterie-umywalkowe");
  const dots = page.getByRole("list", { name: "Wykończenia" }).first().locator("a");
  const boxes = await Promise.all((await dots.all()).map((dot) => dot.boundingBox()));
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    const before = boxes[index - 1];
    if (before && box) expect(box.x).toBeGreaterThanOrEqual(before.x + before.width);
  }
  await dots.nth(1).tap();
  await expect(page).toHaveURL(/\?wykonczenie=czarny-mat$/);
});

test("the way to a page takes one row, which scrolls (5.6)", { tag: "@only-phone" }, async ({ page }) => {
  await page.goto(product);
  const way = page.getByRole("navigation", { name: "ścieżka nawigacji" });
  expect((await way.boundingBox())?.height).toBeLessThan(60);
  const own = way.getByText("Bateria umywalkowa wysoka Lira");
  await expect(own).not.toBeInViewport({ ratio: 1 });
  await way.getByRole("list").evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect(own).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** What the first screen of a product has to show. */
const facts = (page: Page) => [
  page.getByRole("heading", { level: 1 }),
  page.getByRole("img", { name: "Bateria umywalkowa wysoka Lira, chrom" }).first(),
  page.getByRole("link", { name: "Chrom", exact: true }),
  page.getByText("LR-120-CH", { exact: true }),
  page.getByText("9520000000202", { exact: true }),
  page.getByText("140 mm", { exact: true }).first(),
];

test("a phone's first screen has a product's name, picture, finishes, numbers and key measures, then the small pictures (16.18)", {
  tag: "@only-phone",
}, async ({ page }) => {
  await page.goto(product);
  let above = 0;
  for (const fact of facts(page)) {
    await expect(fact).toBeInViewport({ ratio: 1 });
    const top = (await fact.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(above);
    above = top;
  }
  const small = page.getByRole("region", { name: "Zdjęcia" }).getByRole("link").first();
  expect((await small.boundingBox())?.y).toBeGreaterThan(above);
  await expect(page.getByText("we wnętrzu").first()).toBeVisible();
});

test("a desktop's first screen has all that and the buttons (16.18)", { tag: "@core" }, async ({ page }) => {
  await page.goto(product);
  const [, picture, ...words] = facts(page);
  await expect(picture as Locator).toBeInViewport({ ratio: 0.9 });
  for (const word of words) await expect(word).toBeInViewport({ ratio: 1 });
  for (const name of ["Gdzie kupić", "Dodaj do projektu: chrom", "Sprawdź, co pasuje", "Porównaj"]) {
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});

test("the first row of a category's products is in the first screen, on a phone their first picture (23.3)", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  const tiles = page.getByRole("region", { name: "Produkty" }).getByRole("article");
  const paths = isMobile ? ["/produkty", "/produkty/4100-baterie-umywalkowe"] : ["/produkty/4300-prysznice"];
  for (const path of paths) {
    await page.goto(path);
    for (const tile of (await tiles.all()).slice(0, isMobile ? 1 : 4))
      await expect(tile.getByAltText("")).toBeInViewport({ ratio: 1 });
  }
});

test("what adds a tile's product is below its picture (23.9)", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/produkty/4100-baterie-umywalkowe");
  const tiles = page.getByRole("region", { name: "Produkty" }).getByRole("article");
  await expect(tiles).not.toHaveCount(0);
  for (const tile of await tiles.all()) {
    const picture = await tile.getByAltText("").boundingBox();
    const add = tile.getByRole("link", { name: /^Dodaj do projektu: / });
    await expect(add).toHaveText("Dodaj");
    expect((await add.boundingBox())?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  }
});
