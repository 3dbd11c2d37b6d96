import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { expect, openHydrated, test, uncached } from "../../support/browser/lasting-page";
import { dataOf } from "../../support/site/data-requests";

const category = "/produkty/4100-baterie-umywalkowe";

async function openMenu(page: Page) {
  await openHydrated(page, "/o-nas");
  await page.getByRole("button", { name: "Otwórz menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
}

async function sendNewsletterForm(page: Page, email: string) {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("checkbox", { name: "Wyrażam zgodę" }).check();
  await page.getByRole("button", { name: "Zapisz się" }).click();
}

/** What is opened or shown: each state is judged in every mode of colour. */
const states: Record<string, { tag?: string; reach: (page: Page) => Promise<void> }> = {
  "the menu": { tag: "@only-phone", reach: openMenu },
  "the products in the menu": {
    tag: "@only-phone",
    async reach(page) {
      await openMenu(page);
      await page.getByRole("dialog").getByRole("link", { name: "Produkty" }).click();
      await page
        .getByRole("dialog", { name: "Produkty" })
        .getByRole("button", { name: "Baterie wannowe" })
        .click();
    },
  },
  "the products panel": {
    async reach(page) {
      await openHydrated(page, "/o-nas");
      await page.getByRole("banner").getByRole("link", { name: "Produkty" }).press("Enter");
      await expect(page.getByRole("dialog").getByRole("link", { name: "Lustra" })).toBeVisible();
    },
  },
  "the search with its suggestions": {
    tag: "@phone",
    async reach(page) {
      await openHydrated(page, "/o-nas");
      await page.getByRole("button", { name: "Szukaj" }).click();
      await page.getByLabel("Czego szukasz?").fill("bateria");
      await expect(page.getByLabel("Czego szukasz?")).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("option", { selected: true })).toBeVisible();
    },
  },
  "the menu of themes": {
    async reach(page) {
      await openHydrated(page, "/o-nas");
      await page.getByRole("button", { name: "Motyw" }).click();
      await expect(page.getByRole("radio", { name: "Ciemny" })).toBeVisible();
    },
  },
  "the filters": {
    tag: "@only-phone",
    async reach(page) {
      await page.goto(category);
      await page.getByRole("button", { name: "Filtry" }).click();
      await expect(page.getByRole("heading", { name: "Kolekcja" })).toBeVisible();
    },
  },
  "a toast": {
    async reach(page) {
      await page.route(dataOf("/newsletter"), (route) =>
        route.fulfill({
          headers: { "X-Remix-Response": "yes" },
          json: { status: "success", initialValue: null },
        }),
      );
      await openHydrated(page, "/o-nas");
      await sendNewsletterForm(page, "jan@przyklad.pl");
      const toasts = page.getByRole("region", { name: "Powiadomienia" });
      await expect(toasts.getByText("Sukces")).toBeVisible();
      // Its timeout is paused while the focus is on it.
      await page.keyboard.press("F8");
    },
  },
  "an invalid form": {
    tag: "@phone",
    async reach(page) {
      await openHydrated(page, "/o-nas");
      await page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" }).focus();
      await sendNewsletterForm(page, "jan@localhost");
      await expect(page.getByText("Nieprawidłowy e-mail")).toBeVisible();
    },
  },
  "an invalid form, without the page's scripts": {
    async reach(page) {
      await page.route("**/assets/*.js", (route) =>
        route.fulfill({ ...uncached(), contentType: "text/javascript", body: "" }),
      );
      await page.goto("/newsletter");
      await sendNewsletterForm(page, "jan@localhost");
      await expect(page).toHaveTitle(/^Błąd: /);
    },
  },
};

test.use({
  allowedConsoleErrors: [/status of 4\d\d/],
  contextOptions: { reducedMotion: "reduce" },
});

for (const [name, { tag, reach }] of Object.entries(states)) {
  test(`${name} follows WCAG 2.2 AA in every mode of colour (24.1)`, { tag }, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await reach(page);
    expect(await violations(page)).toEqual([]);
  });
}
