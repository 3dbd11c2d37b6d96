import type { Page } from "@playwright/test";
import { openOnStillClock } from "../../support/browser/clock";
import { menuLink } from "../../support/browser/documents";
import { expect, openHydrated, test } from "../../support/browser/test";

const opener = (page: Page) => menuLink(page, "Produkty");
const panel = (page: Page) => page.getByRole("dialog", { name: "Produkty" });

async function openPanel(page: Page) {
  await openHydrated(page, "/o-nas");
  await pressOpener(page);
}

/** By the keyboard: a pointer would stay over the panel, where it would sooner or later select a category. */
async function pressOpener(page: Page) {
  await expect(opener(page)).toHaveAttribute("aria-haspopup", "dialog");
  await opener(page).press("Enter");
  await expect(panel(page)).toBeVisible();
}

test("the panel leads to categories, collections and all products (4.1, 4.2)", async ({ page }) => {
  await openPanel(page);
  await expect(panel(page)).toHaveAccessibleDescription("Kategorie Modrawa");
  await expect(panel(page).getByRole("link", { name: "Lustra" })).toBeVisible();
  // The panel slides in.
  await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
  await panel(page).getByRole("link", { name: "Kanta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kolekcja Kanta" })).toBeFocused();
  await pressOpener(page);
  await panel(page).getByRole("link", { name: "Wszystkie produkty" }).click();
  await expect(page).toHaveURL("/produkty");
});

test("pointing at a category shows its sub-categories (4.3)", { tag: "@core" }, async ({ page }) => {
  await openPanel(page);
  await panel(page).getByRole("link", { name: "Baterie wannowe" }).hover();
  await expect(panel(page).getByRole("heading", { name: "Baterie wannowe" })).toBeVisible();
  await panel(page).getByRole("link", { name: "Wolnostojące" }).click();
  await expect(page).toHaveURL(/\/produkty\/\d+-baterie-wannowe\/\d+-wolnostojace/);
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a pointer at rest where the panel slides in points at nothing (4.3)", async ({ page }) => {
  await openOnStillClock(page, "/o-nas");
  await page.mouse.move(160, 400);
  await pressOpener(page);
  await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
  const pointed = panel(page).locator("a:hover");
  await expect.poll(() => pointed.count()).toBe(1);
  await page.clock.runFor(500);
  await expect(panel(page).getByRole("heading", { name: "Baterie umywalkowe" })).toBeVisible();
  await page.mouse.move(161, 401);
  const name = await pointed.innerText();
  expect(name).not.toBe("Baterie umywalkowe");
  await page.clock.runFor(100);
  await expect(panel(page).getByRole("heading", { name })).toBeVisible();
});

test("the keyboard does all that the pointer does (4.3)", { tag: "@core" }, async ({ page }) => {
  await openPanel(page);
  await expect(panel(page).getByRole("button", { name: "Zamknij" })).toBeFocused();
  const first = panel(page).getByRole("link", { name: "Baterie umywalkowe" });
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription("Strzałka w prawo: podkategorie");
  await page.keyboard.press("ArrowDown");
  await expect(panel(page).getByRole("heading", { name: "Baterie wannowe" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(panel(page).getByRole("link", { name: "Ścienne" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(panel(page).getByRole("link", { name: "Baterie wannowe" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Baterie umywalkowe" })).toBeFocused();
});

test("the slide-in is reset after 1 s (4.3)", async ({ page }) => {
  await openOnStillClock(page, "/o-nas");
  await pressOpener(page);
  await panel(page).getByRole("link", { name: "Prysznice" }).focus();
  const heading = panel(page).getByRole("heading", { name: "Prysznice" });
  const slides = () =>
    heading.evaluate((element) =>
      [element, element.parentElement, element.parentElement?.parentElement].some(
        (box) => box && getComputedStyle(box).animationName !== "none",
      ),
    );
  await page.clock.runFor(999);
  expect(await slides()).toBe(true);
  await page.clock.runFor(1);
  await expect.poll(slides).toBe(false);
});

test("Zamknij, Escape and a press outside close the panel, the focus returns (4.5)", async ({ page }) => {
  await openHydrated(page, "/o-nas");
  for (const close of [
    () => panel(page).getByRole("button", { name: "Zamknij" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(640, 790),
  ]) {
    await pressOpener(page);
    await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
    await close();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  }
});

test("a tap shows a category's content (4.4)", { tag: ["@core", "@only-phone"] }, async ({ page }) => {
  await page.goto("/o-nas");
  await page.getByRole("button", { name: "Otwórz menu" }).click();
  const entry = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Produkty" });
  await expect(entry).toHaveAttribute("aria-haspopup", "dialog");
  await entry.tap();
  await panel(page).locator("summary", { hasText: "Baterie wannowe" }).tap();
  await expect(panel(page).getByRole("heading", { name: "Baterie wannowe" })).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "Wszystkie produkty" })).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "Kanta" })).toBeAttached();
  await expect(panel(page).getByRole("link", { name: "Zobacz produkty" })).toBeVisible();
  await panel(page).getByRole("link", { name: "Wolnostojące" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Wolnostojące" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the item leads to the categories (4.6)", { tag: ["@core", "@only-without-js"] }, async ({ page }) => {
  await page.goto("/o-nas");
  await opener(page).click();
  await expect(page).toHaveURL("/produkty");
  await expect(page.getByRole("main").getByRole("link", { name: "Baterie wannowe" }).first()).toBeVisible();
});

test.describe("where the categories do not come", () => {
  test.use({ allowedConsoleErrors: [/status of 503/] });

  test("the panel leaves a way to the products (4.6)", async ({ page }) => {
    await page.route("**/api/get_categories.php?id=4041", (route) => route.fulfill({ status: 503 }));
    await openPanel(page);
    await panel(page).getByRole("link", { name: "Zobacz produkty" }).click();
    await expect(page).toHaveURL("/produkty");
    await expect(panel(page)).toBeHidden();
  });
});

test.describe("where the panel cannot be loaded", () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test("its opener is a link (4.6)", async ({ page }) => {
    await openHydrated(page, "/o-nas");
    await expect(opener(page)).toHaveAttribute("aria-haspopup", "dialog");
    // Any script that the page has not loaded yet; its name depends on the build.
    await page.route("**/assets/*.js", (route) => route.abort());
    await opener(page).click();
    await expect(page).toHaveURL("/produkty");
  });
});
