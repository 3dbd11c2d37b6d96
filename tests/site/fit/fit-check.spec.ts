import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";

const path = "/dopasowanie";
const tap = "lira-bateria-umywalkowa-wysoka";
const basin = "misa-umywalka-nablatowa-owalna";
const pair = `${path}?a=${tap}&b=${basin}`;

const drawing = (page: Page) => page.getByRole("img", { name: /^Bateria umywalkowa/ });
const verdict = (page: Page) => page.getByRole("main").getByRole("status").first();

test("two products are chosen: a sentence, a drawing, rules, what is needed and a distance (1.31, 26.1, 26.2, 26.4)", {
  tag: ["@core", "@without-js"],
}, async ({ page, javaScriptEnabled }) => {
  await (javaScriptEnabled ? openHydrated(page, path) : page.goto(path));
  await expect(page.getByRole("heading", { level: 1, name: "Czy to do siebie pasuje?" })).toBeVisible();
  await page.getByRole("combobox", { name: "Produkt", exact: true }).fill("owalna misa");
  await page.getByRole("combobox", { name: /^Drugi produkt/ }).fill("lr 120");
  await page.getByRole("button", { name: "Sprawdź" }).click();
  await expect(
    page.getByRole("heading", { name: "Bateria umywalkowa wysoka Lira i umywalka nablatowa owalna Misa" }),
  ).toBeVisible();
  await expect(verdict(page)).toContainText("Pasuje: wylot jest 87 mm nad krawędzią umywalki, zapas 67 mm");
  await expect(drawing(page)).toBeVisible();
  const rules = page.getByRole("table", { name: "Reguły dopasowania" });
  await expect(rules.getByRole("row", { name: /^Odstęp wylotu od krawędzi/ })).toContainText("87 mm");
  const lengths = page.getByRole("table", { name: "Do montażu" });
  await expect(lengths).toContainText("35 mm");
  await page.getByRole("textbox", { name: /^Odległość osi baterii/ }).fill("70");
  await page.getByRole("button", { name: "Przelicz" }).click();
  await expect(page).toHaveURL(`${pair}&odleglosc=70`);
  await expect(lengths).toContainText("70 mm");
  const needed = page.getByRole("region", { name: "Potrzebne będą" });
  await expect(needed).toContainText("MD-825");
  await needed.getByRole("link", { name: "Umywalka nablatowa owalna Misa" }).click();
  await expect(page).toHaveURL(`/produkt/${basin}`);
});

test("the drawing follows the slider and the field (26.4)", { tag: "@core" }, async ({ page }) => {
  await openHydrated(page, path);
  await openHydrated(page, pair);
  const slider = page.getByRole("slider", { name: "Odległość osi baterii od krawędzi umywalki" });
  const initial = await slider.inputValue();
  await slider.focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "PageUp", "ArrowUp"])
    await page.keyboard.press(key);
  const chosen = Number(await slider.inputValue());
  expect(chosen).toBeGreaterThan(53);
  await expect(page.getByRole("main").getByRole("status").last()).toBeAttached();
  await expect(page.getByRole("textbox", { name: /^Odległość/ })).toHaveValue(String(chosen));
  await expect(page).toHaveURL(`${pair}&odleglosc=${chosen}`);
  await expect(page.getByRole("table", { name: "Do montażu" })).toContainText(`${chosen} mm`);
  await expect(drawing(page)).toHaveAccessibleDescription(new RegExp(`oś baterii ${chosen}\\smm`));
  await expect(slider).toBeFocused();
  const field = page.getByRole("textbox", { name: /^Odległość/ });
  await field.fill("72");
  await expect(slider).toHaveValue("72");
  await field.fill("7");
  await expect(slider).toHaveValue("72");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(`${pair}&odleglosc=40`);
  await expect(slider).toBeFocused();
  await page.getByRole("button", { name: "Sprawdź" }).click();
  await expect(page).toHaveURL(`${path}?a=LR-120&b=MS-511`);
  await expect(slider).toHaveValue(initial);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test("past its limit the slider says so; a press leads back (26.4)", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, pair);
  const slider = page.getByRole("slider");
  const panel = page.locator("form").filter({ has: slider });
  await slider.focus();
  const before = await slider.boundingBox();
  await page.keyboard.press("End");
  await expect(panel).toContainText("Nie pasuje");
  await expect(page).toHaveURL(`${pair}&odleglosc=135`);
  await expect(verdict(page)).toContainText("Nie pasuje");
  // The page above has changed, but the slider has not moved under the thumb.
  const moved = async () => Math.abs(((await slider.boundingBox())?.y ?? 0) - (before?.y ?? 0));
  await expect.poll(moved).toBeLessThan(2);
  await expect(page.getByRole("region", { name: "To pasuje przy 135 mm" })).not.toContainText("wysoka Lira");

  await panel.getByRole("link", { name: /^wróć/ }).click();
  await expect(slider).toBeFocused();
  await expect(page).toHaveURL(`${pair}&odleglosc=115`);
  await expect(page.getByText("zmierz dostarczoną umywalkę")).toBeVisible();
  await panel.getByRole("link", { name: "Ustaw polecane 50 mm" }).click();
  await expect(page).toHaveURL(pair);
  await expect(panel).toContainText("Tę odległość polecamy.");
});

test("a pair prints with its drawing at the scale that it names (26.3)", async ({ page }) => {
  await page.goto(pair);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Skala 1 : 5.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sprawdź" })).toBeHidden();
  await expect(page.getByRole("slider")).toBeHidden();
  const { width, millimetres } = await drawing(page).evaluate((view) => ({
    width: view.getBoundingClientRect().width,
    millimetres: (view as SVGSVGElement).viewBox.baseVal.width,
  }));
  expect(width).toBeCloseTo(((millimetres / 5) * 96) / 25.4, 0);
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test("numbers to order are copied, one a line; a refusal is reported (26.2)", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, pair);
  const needed = page.getByRole("region", { name: "Potrzebne będą" });
  await needed.getByRole("button", { name: "Kopiuj numery" }).click();
  await expect(needed.getByRole("status")).toHaveText("Skopiowano");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^LR-120\nMS-511\nMD-825/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await needed.getByRole("button", { name: "Kopiuj numery" }).click();
  await expect(needed.getByRole("status")).toHaveText("Nie udało się skopiować");
});
