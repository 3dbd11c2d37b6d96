import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../../support/browser/test";
import { fontsFirst, layoutShifts } from "../../support/readers/layout-shifts";

/** A shop that is open from 9 to 17 on weekdays, and from 10 to 14 on Saturdays. */
const shop = "/punkty-sprzedazy?miejscowosc=63-200";
const first = (page: Page) => page.getByRole("article").first();

test.describe("far from Poland", () => {
  test.use({ timezoneId: "America/New_York" });

  test("what a shop says follows the clock, and moves nothing (17.6)", { tag: "@core" }, async ({ page }) => {
    await page.clock.install({ time: "2026-11-20T16:58:00+01:00" });
    await fontsFirst(page);
    await openHydrated(page, shop);
    await expect(first(page).getByText("dziś do 17:00")).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    await page.clock.runFor(180_000);
    await expect(first(page).getByText("dziś już zamknięte")).toBeVisible();
  });
});

test("the contacts' first screen has the technical line (1.8)", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/kontakt");
  const line = page.getByRole("region", { name: "Pomoc techniczna" });
  await expect(line.getByRole("link", { name: "+48 00 000 00 20" })).toBeInViewport({ ratio: 1 });
  await expect(line.getByText("pn.–\u2060pt. 8:00–\u206016:00")).toBeInViewport({ ratio: 1 });
});
