import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";
import { openPdf, pictureOf } from "../../support/readers/pdf";
import { isQrReaderInstalled, readQrCodes } from "../../support/readers/qr-reader";

const mixer = "/produkt/lira-bateria-umywalkowa-niska";
const mixers = "/produkty/4100-baterie-umywalkowe";

const products = (page: Page) => page.getByRole("main").getByRole("article");

const resultsFor = (page: Page, words: string) =>
  page.getByRole("heading", { level: 1, name: `Wyniki wyszukiwania: „${words}”` });

async function search(page: Page, words: string) {
  await page.getByRole("banner").getByRole("button", { name: "Szukaj", exact: true }).click();
  await page.getByLabel("Czego szukasz?").first().fill(words);
  await page.keyboard.press("Enter");
  await expect(resultsFor(page, words)).toBeVisible();
}

const filters = (page: Page) => page.getByRole("list", { name: "Kolekcja" });

/** On a phone the filters are in a panel, which with JavaScript stays open. */
async function openFilters(page: Page) {
  const opener = page.getByRole("button", { name: /^Filtry/ });
  await expect(filters(page).or(opener).filter({ visible: true })).not.toHaveCount(0);
  if (!(await filters(page).isVisible())) await opener.click();
}

async function closeFilters(page: Page) {
  const result = page.getByRole("button", { name: /^Pokaż \d+ produkt/ });
  if (await result.isVisible()) await result.click();
}

test("a misspelt mixer is found (7.1, 7.5)", { tag: ["@core", "@without-js"] }, async ({ page }) => {
  await page.goto("/");
  await search(page, "baterja lria");
  await expect(products(page).first()).toContainText("Lira");
  await expect(page.getByText("Szukano też: bateria lira")).toBeVisible();
  await page.getByRole("link", { name: "bateria lira" }).click();
  await expect(resultsFor(page, "bateria lira")).toBeVisible();
  await products(page).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Bateria umywalkowa niska Lira" })).toBeVisible();
});

test("two filters and a measure narrow the list, and a chip takes one away (15.2, 15.3, 15.6)", {
  tag: ["@core", "@phone", "@without-js"],
}, async ({ page }) => {
  await page.goto(mixers);
  await openFilters(page);
  await page.getByRole("list", { name: "Kolekcja" }).getByRole("link", { name: /^Lira/ }).click();
  await expect(page).toHaveURL(`${mixers}?kolekcja=lira`);
  await openFilters(page);
  await page
    .getByRole("list", { name: "Wykończenie", exact: true })
    .getByRole("link", { name: /^Czarny mat/ })
    .click();
  await expect(page).toHaveURL(`${mixers}?kolekcja=lira&wykonczenie=czarny-mat`);
  await closeFilters(page);
  await page.getByRole("link", { name: "Usuń filtr: Lira" }).click();
  await expect(page).toHaveURL(`${mixers}?wykonczenie=czarny-mat`);
  await expect(page.getByRole("link", { name: "Usuń filtr: Lira" })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Usuń filtr: Lira" })).toBeVisible();

  await page.goto(mixers);
  await openFilters(page);
  await page.getByLabel("Zasięg wylewki od").fill("116");
  await page.getByLabel("Zasięg wylewki do").fill("119");
  await page.getByRole("button", { name: "Zastosuj wymiary" }).click();
  await expect(page).toHaveURL(/zasieg_od=116&zasieg_do=119/);
  await closeFilters(page);
  await expect(page.getByRole("link", { name: /Zasięg wylewki: od 116 do 119 mm$/ })).toBeVisible();
  await expect(page.getByRole("main").getByText("1 produkt", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bateria umywalkowa niska Osta" })).toBeVisible();
});

test("on a phone the filters stay open until left (15.6)", { tag: "@only-phone" }, async ({ page }) => {
  await openHydrated(page, mixers);
  await openFilters(page);
  const focused = filters(page).getByRole("link", { name: /^Lira/ });
  await focused.click();
  await expect(page).toHaveURL(`${mixers}?kolekcja=lira`);
  await expect(focused).toHaveAttribute("aria-current", "true");
  await expect(filters(page)).toBeVisible();
  await page.getByRole("button", { name: "Pokaż 3 produkty" }).click();
  await expect(filters(page)).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "3 produkty" })).toBeInViewport();
});

test("a second product joins the comparison (16.10)", { tag: "@only-phone" }, async ({ page }) => {
  await openHydrated(page, "/produkty?porownaj=LR-110");
  await openHydrated(page, "/produkt/kanta-bateria-umywalkowa-niska");
  await page.getByRole("link", { name: "Porównaj" }).click();
  await expect(page).toHaveURL(/\?porownaj=lira-bateria-umywalkowa-niska,kanta-bateria-umywalkowa-niska$/);
  await page.getByRole("link", { name: "Usuń z porównania: Bateria umywalkowa niska Kanta" }).click();
  await page.getByRole("link", { name: "Usuń z porównania: Bateria umywalkowa niska Lira" }).click();
  await expect(page.getByRole("heading", { name: "Nie ma jeszcze czego porównać" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("modrawa:porownanie"))).toBeNull();
});

test("a pressed finish brings its number, EAN and picture; numbers of parts lead to one another (16.2, 16.23)", {
  tag: ["@core", "@without-js"],
}, async ({ page, javaScriptEnabled }) => {
  await (javaScriptEnabled ? openHydrated(page, mixer) : page.goto(mixer));
  const main = page.getByRole("main");
  const finishes = main.getByRole("list", { name: "Wykończenia" }).first();
  await finishes.getByRole("link", { name: "czarny mat" }).click();
  await expect(page).toHaveURL(`${mixer}?wykonczenie=czarny-mat`);
  await expect(main.getByText(/^LR-110-C.$/).filter({ visible: true })).toHaveText("LR-110-CM");
  await expect(main.getByText("9520000000110", { exact: true })).toBeVisible();
  const picture = main.getByRole("img", { name: "Bateria umywalkowa niska Lira, czarny mat" });
  await expect(picture.first()).toBeVisible();

  const parts = main.getByRole("region", { name: "Części zamienne" });
  const onPicture = parts.getByRole("link", { name: "1: Regulator ceramiczny 25 mm" });
  const inList = parts.getByRole("link", { name: "1 na rysunku" });
  for (const number of [onPicture, inList])
    expect((await number.boundingBox())?.width).toBeGreaterThanOrEqual(24);
  await onPicture.press("Enter");
  await expect(page).toHaveURL(/#CZ-1025$/);
  await expect(parts.getByRole("listitem").first()).toBeInViewport();
  await inList.click();
  await expect(page).toHaveURL(/#nr-CZ-1025$/);
  await expect(onPicture).toBeInViewport();

  await page.getByRole("link", { name: "Porównaj" }).click();
  const table = page.getByRole("table", { name: "Porównanie produktów" });
  await expect(table.getByRole("columnheader")).toContainText(["Cecha", "LR-110-CM"]);
});

test("each number of the picture leads to its part after one went back from the list (16.23)", {
  tag: "@only-phone",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 320 });
  await openHydrated(page, mixer);
  const parts = page.getByRole("region", { name: "Części zamienne" });
  const numbers = parts.getByRole("link", { name: /^\d: / });
  const rows = parts.getByRole("listitem");
  await numbers.nth(0).click();
  await expect(rows.nth(0)).toBeInViewport();
  await rows.nth(0).getByRole("link", { name: "1 na rysunku" }).click();
  await expect(numbers.nth(0)).toBeInViewport();
  await expect(rows.nth(1)).not.toBeInViewport();
  await numbers.nth(1).click();
  await expect(page).toHaveURL(/#CZ-\d+$/);
  await expect(rows.nth(1)).toBeInViewport();
});

test("choosing a filter keeps place and focus (15.6)", { tag: "@core" }, async ({ page }) => {
  await openHydrated(page, mixers);
  const filter = page.getByRole("list", { name: "Kolekcja" }).getByRole("link", { name: /^Lira/ });
  await page.evaluate(() => scrollTo(0, 120));
  await filter.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${mixers}?kolekcja=lira`);
  await expect(filter).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // A chip that is gone leaves the focus to the list's heading.
  await page.getByRole("link", { name: "Usuń filtr: Lira" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Produkty", exact: true })).toBeFocused();
});

test("a product prints on two pages at most, with its code (16.8, 16.17)", async ({ page }) => {
  await page.goto(`${mixer}?wykonczenie=czarny-mat`);
  const code = page.getByRole("img", { name: "Kod QR produktu LR-110-CM", includeHidden: true });
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("table", { name: "Dane techniczne" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Wymiary" })).toBeVisible();
  const sheet = await openPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheet.numPages).toBeLessThanOrEqual(2);
  if (!isQrReaderInstalled()) return;
  expect(readQrCodes(await pictureOf(sheet, 1, 300 / 72))).toEqual([
    expect.stringMatching(/^https?:\/\/.+\/01\/09520000000110$/),
  ]);
});
