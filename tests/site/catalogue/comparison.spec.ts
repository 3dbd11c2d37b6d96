import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { expect, hydrated, openHydrated, test } from "../../support/browser/lasting-page";

const four = "/produkty?porownaj=LR-110,KN-110,OS-110,LR-120";
const field = (page: Page) => page.getByLabel("Numer katalogowy, EAN lub nazwa");
const table = (page: Page) => page.getByRole("table", { name: "Porównanie produktów" });
const columns = (page: Page) => table(page).getByRole("columnheader");
const row = (page: Page, name: RegExp) => table(page).getByRole("row", { name });

test("names stay in sight, each above its column (16.10)", { tag: "@phone" }, async ({ page }) => {
  await page.goto(four);
  const name = columns(page).filter({ hasText: "LR-120-CH" });
  const mass = row(page, /Masa/).getByRole("cell", { name: "2,1 kg" });
  await table(page).evaluate((all) => all.scrollIntoView({ behavior: "instant" }));
  await mass.scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport({ ratio: 1 });
  expect((await name.boundingBox())?.x).toBe((await mass.boundingBox())?.x);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(name).not.toBeInViewport();
});

test("the names cover nothing that has the focus (16.10, 24.2)", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, four);
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  for (;;) {
    await page.keyboard.press("Shift+Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest("main")) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const seen = [top + 3, y, bottom - 3].map((height) => document.elementFromPoint(x, height));
      return { name: focused.textContent, isCovered: seen.some((element) => !focused.contains(element)) };
    });
    if (!stop) break;
    expect(stop).toEqual({ name: stop.name, isCovered: false });
  }
});

test("on a phone labels are above values, columns snap, more of them show at the edge, and everyone can read it (16.10, 24.1)", {
  tag: "@only-phone",
}, async ({ page }) => {
  await page.goto(four);
  await expect(page.getByText("4 produkty obok siebie")).toBeVisible();
  const height = row(page, /Wysokość wylotu/);
  const [label, value] = [height.getByRole("rowheader"), height.getByRole("cell").first()];
  const [above, below] = [await label.boundingBox(), await value.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  expect(above?.x).toBe(below?.x);
  const third = columns(page).nth(3);
  await expect(third).toBeInViewport();
  await expect(third).not.toBeInViewport({ ratio: 0.5 });

  const scrolled = () => third.evaluate((head) => head.closest("section")?.scrollLeft);
  await third.evaluate((head) => head.closest("section")?.scrollTo({ left: 90, behavior: "instant" }));
  await expect.poll(scrolled).toBe(148);
  await label.scrollIntoViewIfNeeded();
  await expect(label).toBeInViewport({ ratio: 1 });
  expect(await scrolled()).toBe(148);

  await hydrated(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await row(page, /Masa/).scrollIntoViewIfNeeded();
  expect(await violations(page)).toEqual([]);
});

test("a single product asks for a second, which is found by words (16.10)", {
  tag: ["@core", "@without-js"],
}, async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openHydrated(page, "/produkty?porownaj=LR-110&roznice=tak");
  else await page.goto("/produkty?porownaj=LR-110&roznice=tak");
  await expect(page.getByText("Dodaj drugi produkt, a zaznaczymy, czym się różnią.")).toBeVisible();
  await expect(page.getByText("≠")).toHaveCount(0);
  await field(page).fill("kanta niska");
  await page.keyboard.press("Enter");
  const found = page.getByRole("region", { name: "Znalezione dla „kanta niska”" });
  await found.getByRole("link", { name: "Bateria umywalkowa niska Kanta" }).click();
  await expect(page).toHaveURL(/niska,kanta-bateria-umywalkowa-niska&roznice=tak$/);
  await expect(columns(page)).toContainText(["Cecha", "niska Lira", "niska Kanta"]);
  await expect(field(page)).toHaveValue("");
});
