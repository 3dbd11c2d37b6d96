import type { Page } from "@playwright/test";
import { follow } from "../../support/browser/documents";
import { idle } from "../../support/browser/stillness";
import { expect, openHydrated, test } from "../../support/browser/test";

// When the error page renders the document anew, the browser requests the site's icon again, also as `/favicon.ico`.
test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 404/] });

/**
 * Opens a page and waits for what it loads ahead while it is idle: the code of the next page with all its imports, but
 * not its data.
 */
async function openIdle(page: Page, path: string) {
  const ahead = page.waitForResponse(/\/assets\/points-of-sale-/);
  await openHydrated(page, path);
  await ahead;
  await page.waitForLoadState("networkidle");
  await idle(page);
}

const product = "/produkt/lira-bateria-umywalkowa-niska";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("without a connection a page not yet seen keeps the theme and can be tried again, and Back leads to the whole one before, static parts and all (12.10)", {
  tag: "@core",
}, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openIdle(page, product);
  await page.getByRole("button", { name: "Motyw" }).click();
  await page.getByRole("radio", { name: "Ciemny" }).check();
  await page.keyboard.press("Escape");
  await context.setOffline(true);

  await follow(page, "Punkty sprzedaży");
  await expect(page.getByText("Nie ma połączenia z internetem.")).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Spróbuj ponownie" }).click();
  await expect(page.getByText("Nie ma połączenia z internetem.")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(product);
  await expect(page.getByRole("row", { name: /^Przepływ przy 3 barach/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Gwarancja i pielęgnacja" })).toBeVisible();

  await page.goForward();
  await expect(page.getByText("Nie ma połączenia z internetem.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Spróbuj ponownie" }).click();
  await expect(heading(page, "Punkty sprzedaży")).toBeVisible();
  await expect(page).toHaveURL("/punkty-sprzedazy");
});
