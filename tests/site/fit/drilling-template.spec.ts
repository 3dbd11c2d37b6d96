import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";

const pair = "/dopasowanie?a=lira-bateria-umywalkowa-wysoka&b=misa-umywalka-nablatowa-owalna";

const templates = (page: Page) => page.getByRole("region", { name: "Szablon 1:1" });

test("the template's links follow the slider, and are gone where the pair does not fit (26.12)", {
  tag: "@core",
}, async ({ page }) => {
  await openHydrated(page, pair);
  const a3 = templates(page).getByRole("link", { name: /^Szablon A3/ });
  const slider = page.getByRole("slider");
  await slider.press("ArrowRight");
  await expect(a3).toHaveAttribute("href", /&odleglosc=51&papier=a3$/);
  expect(await violations(page)).toEqual([]);
  await slider.press("End");
  await expect(page.getByRole("heading", { name: "To pasuje" })).toBeVisible();
  await expect(templates(page)).toHaveCount(0);
});
