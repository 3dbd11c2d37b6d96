import type { Page } from "@playwright/test";
import { openOnStillClock } from "../../support/browser/clock";
import { expect, test } from "../../support/browser/test";
import { dataOf } from "../../support/site/data-requests";

const toasts = (page: Page) => page.getByRole("region", { name: "Powiadomienia" });
const shown = (page: Page) => toasts(page).getByText("E-mail został wysłany.");

/** A page whose subscriptions always succeed, on a clock that stands still. */
async function openPage(page: Page) {
  await page.route(dataOf("/newsletter"), (route) =>
    route.fulfill({
      headers: { "X-Remix-Response": "yes" },
      json: { status: "success", initialValue: null },
    }),
  );
  await openOnStillClock(page, "/o-nas");
  await expect(toasts(page)).toBeAttached();
}

async function subscribe(page: Page) {
  const form = page.getByRole("contentinfo");
  await form.getByRole("textbox", { name: "E-mail" }).fill("jan@przyklad.pl");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Zapisz się" }).click();
  await expect(shown(page)).toHaveCount(1);
  // Only an empty form can be filled in again.
  await expect(form.getByRole("textbox", { name: "E-mail" })).toHaveValue("");
  await expect(form.getByRole("checkbox")).not.toBeChecked();
  await page.mouse.move(0, 0);
}

test("a success is announced by a toast and stays in the form as text (11.4, 11.5)", async ({ page }) => {
  await openPage(page);
  await subscribe(page);
  await expect(toasts(page).getByRole("status")).toContainText("Sukces");
  await expect(toasts(page).getByRole("status")).toHaveAttribute("aria-atomic", "false");
  await page.clock.runFor(5_200);
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByText("E-mail został wysłany.")).toBeVisible();
});

test("a toast waits under the pointer, and is swiped by 50 px (11.2, 11.3)", async ({ page }) => {
  await openPage(page);
  await subscribe(page);
  await shown(page).hover();
  await page.clock.runFor(20_000);
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  for (const [distance, left] of [
    [40, 1],
    [60, 0],
  ] as const) {
    await shown(page).hover();
    const { x = 0, y = 0 } = (await shown(page).boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5 + distance, y + 5, { steps: 5 });
    await page.mouse.up();
    await page.clock.runFor(200);
    await expect(shown(page)).toHaveCount(left);
  }
});

test("F8 leads to the toasts, Escape closes them and back (11.3)", { tag: "@core" }, async ({ page }) => {
  await openPage(page);
  await subscribe(page);
  await page.keyboard.press("F8");
  await expect(toasts(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await page.keyboard.press("Tab");
  await expect(toasts(page).getByRole("button", { name: "Zamknij" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toBeFocused();
  await page.clock.runFor(200);
  await expect(shown(page)).toHaveCount(0);

  await subscribe(page);
  const origin = page.getByRole("banner").getByRole("link", { name: "Modrawa" });
  await origin.focus();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(origin).toBeFocused();
  await page.clock.runFor(200);
  await expect(shown(page)).toHaveCount(0);
});
