import type { Page } from "@playwright/test";
import { openOnStillClock } from "../../support/browser/clock";
import { holdRequests } from "../../support/browser/hold-requests";
import { idle } from "../../support/browser/stillness";
import { expect, test } from "../../support/browser/test";
import { dataOf } from "../../support/site/data-requests";

const bar = (page: Page) => page.getByRole("progressbar", { name: "Wczytywanie strony" });
const value = async (page: Page) => Number(await bar(page).getAttribute("aria-valuenow"));

/** Begins a navigation whose data does not come until the returned function is called. */
async function beginNavigation(page: Page): Promise<() => void> {
  await openOnStillClock(page, "/o-nas");
  await expect(bar(page)).toHaveCount(0);
  const isData = dataOf("/kontakt");
  const release = await holdRequests(page, isData);
  const asked = page.waitForRequest((request) => isData(new URL(request.url())));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Kontakt", exact: true })
    .dispatchEvent("click");
  await asked;
  // The bar starts once React has rendered the pending navigation.
  await idle(page);
  return release;
}

test("the bar waits, follows an estimate, ends and is gone (10.1, 10.2, 10.3, 10.4)", async ({ page }) => {
  const release = await beginNavigation(page);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeAttached();
  await idle(page);
  let elapsed = 200;
  for (const [atMs, percent] of [
    [2_500, 50],
    [5_000, 70.5],
    [10_000, 84.4],
  ] as const) {
    await page.clock.runFor(atMs - elapsed);
    elapsed = atMs;
    expect(Math.abs((await value(page)) - percent)).toBeLessThan(2);
  }
  release();
  await expect(bar(page)).toHaveAttribute("aria-valuenow", "100");
  await page.clock.runFor(499);
  await expect(bar(page)).not.toHaveAttribute("data-fading");
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute("data-fading");
  await page.clock.runFor(399);
  await expect(bar(page)).toBeAttached();
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(0);
});
