import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";

test.use({ allowedConsoleErrors: [/status of 4\d\d/], contextOptions: { reducedMotion: "reduce" } });

const narrow = (page: Page) => page.setViewportSize({ width: 320, height: 640 });

/** Each state is checked in every colour mode. */
const expectNoViolations = async (page: Page) => expect(await violations(page)).toEqual([]);

async function sendNewsletterForm(page: Page, email: string) {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("checkbox", { name: "Wyrażam zgodę" }).check();
  await page.getByRole("button", { name: "Zapisz się" }).click();
}

async function openSuggestions(page: Page) {
  await page.getByRole("button", { name: "Szukaj" }).click();
  await page.getByLabel("Czego szukasz?").fill("bateria");
  await expect(page.getByLabel("Czego szukasz?")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toBeVisible();
}

test("what the header opens follows WCAG in every mode (24.1)", { tag: "@core" }, async ({ page }) => {
  await openHydrated(page, "/o-nas");
  await page.getByRole("button", { name: "Motyw" }).click();
  await expect(page.getByRole("radio", { name: "Ciemny" })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Produkty" }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("link", { name: "Lustra" })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await openSuggestions(page);
  await expectNoViolations(page);
});

test("what a phone's header opens follows WCAG in every mode (24.1)", {
  tag: ["@only-phone", "@core"],
}, async ({ page }) => {
  await narrow(page);
  await openHydrated(page, "/o-nas");
  await page.getByRole("button", { name: "Otwórz menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("dialog").getByRole("link", { name: "Produkty" }).click();
  const products = page.getByRole("dialog", { name: "Produkty" });
  await products.locator("summary", { hasText: "Baterie wannowe" }).click();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(products).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await openSuggestions(page);
  await expectNoViolations(page);
});

test("the open filters follow WCAG in every mode (24.1)", { tag: "@only-phone" }, async ({ page }) => {
  await narrow(page);
  await page.goto("/produkty/4100-baterie-umywalkowe");
  await page.getByRole("button", { name: "Filtry" }).click();
  await expect(page.getByRole("heading", { name: "Kolekcja" })).toBeVisible();
  await expectNoViolations(page);
});

test("an invalid form follows WCAG 2.2 AA in every mode of colour (24.1)", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  if (isMobile) await narrow(page);
  await openHydrated(page, "/o-nas");
  await page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" }).focus();
  await sendNewsletterForm(page, "jan@localhost");
  await expect(page.getByText("Nieprawidłowy e-mail")).toBeVisible();
  await expectNoViolations(page);
});
