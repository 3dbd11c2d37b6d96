import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "./support/lasting-page";

const path = "/dopasowanie";
const tap = "lira-bateria-umywalkowa-wysoka";
const basin = "misa-umywalka-nablatowa-owalna";
const pair = `${path}?a=${tap}&b=${basin}`;

const drawing = (page: Page) => page.getByRole("img", { name: /^Bateria umywalkowa/ });
const verdict = (page: Page) => page.getByRole("main").getByRole("status").first();

async function choose(page: Page, first: string, second: string) {
  await page.getByLabel("Produkt", { exact: true }).selectOption(first);
  await page.getByLabel(/^Drugi produkt/).selectOption(second);
  await page.getByRole("button", { name: "Sprawdź" }).click();
}

test("two products are chosen: a sentence, a drawing, rules and what is needed (1.31, 26.1, 26.2)", {
  tag: "@without-js",
}, async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Czy to do siebie pasuje?" })).toBeVisible();
  await choose(page, basin, tap);
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: "Bateria umywalkowa wysoka Lira i umywalka nablatowa owalna Misa",
    }),
  ).toBeVisible();
  await expect(verdict(page)).toContainText("Pasuje: wylot jest 87 mm nad krawędzią umywalki, zapas 67 mm.");
  await expect(drawing(page)).toBeVisible();
  const rules = page.getByRole("table", { name: "Reguły dopasowania" });
  await expect(rules.getByRole("row", { name: /^Odstęp wylotu od krawędzi/ })).toContainText("87 mm");
  await expect(page.getByRole("table", { name: "Do montażu" })).toContainText("35 mm");
  const needed = page.getByRole("region", { name: "Potrzebne będą" });
  await expect(needed).toContainText("MD-825");
  await needed.getByRole("link", { name: "Umywalka nablatowa owalna Misa" }).click();
  await expect(page).toHaveURL(`/produkt/${basin}`);
});

test("what does not fit leads to what does (26.2)", { tag: "@without-js" }, async ({ page }) => {
  await page.goto(path);
  await choose(page, "lira-bateria-umywalkowa-niska", basin);
  await expect(verdict(page)).toContainText("Nie pasuje: wylot jest 30 mm poniżej krawędzi umywalki");
  await expect(page.getByRole("heading", { name: "Potrzebne będą" })).toHaveCount(0);
  await page
    .getByRole("table", { name: "To pasuje" })
    .getByRole("link", { name: "Bateria umywalkowa wysoka Lira" })
    .click();
  await expect(page).toHaveURL(pair);
  await expect(verdict(page)).toContainText("Pasuje:");
});

test("all taps for a basin lead to their pairs, and back", { tag: "@without-js" }, async ({ page }) => {
  await page.goto(path);
  await page.getByLabel("Produkt", { exact: true }).selectOption(basin);
  await page.getByRole("button", { name: "Sprawdź" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Co pasuje: Umywalka nablatowa owalna Misa" }),
  ).toBeVisible();
  const taps = page.getByRole("table", { name: "Baterie umywalkowe stojące" });
  await expect(taps.getByRole("row").nth(1)).toContainText("Pasujezapas 67 mm");
  await expect(taps.getByRole("row").last()).toContainText("Nie pasuje");
  await taps.getByRole("link", { name: "Bateria umywalkowa wysoka Lira" }).click();
  await expect(page).toHaveURL(pair);
  await page.getByRole("link", { name: "Co pasuje: Umywalka nablatowa owalna Misa" }).click();
  await expect(page).toHaveURL(`${path}?umywalka=${basin}`);
});

test("without scripts a distance is typed in, and one that cannot be is told so (26.4)", {
  tag: "@only-without-js",
}, async ({ page }) => {
  await page.goto(pair);
  const field = page.getByRole("spinbutton", { name: /^Odległość osi baterii/ });
  await field.fill("70");
  await page.getByRole("button", { name: "Przelicz" }).click();
  await expect(page).toHaveURL(`${pair}&odleglosc=70`);
  await expect(page.getByRole("table", { name: "Do montażu" })).toContainText("70 mm");
  await page.goto(`${pair}&odleglosc=-5`);
  await expect(page.getByRole("alert")).toContainText("podaj liczbę milimetrów od 40 do");
  await expect(field).toHaveValue("40");
});

test("the drawing follows the slider, which keeps the focus and leaves no trace in the history (26.4)", {
  tag: "@phone",
}, async ({ page }) => {
  await openHydrated(page, path);
  await openHydrated(page, pair);
  const slider = page.getByRole("slider", { name: "Odległość osi baterii od krawędzi umywalki" });
  await slider.focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "PageUp", "ArrowUp"])
    await page.keyboard.press(key);
  const chosen = Number(await slider.inputValue());
  expect(chosen).toBeGreaterThan(43);
  await expect(page.getByRole("main").getByRole("status").last()).toBeAttached();
  await expect(page.getByRole("spinbutton")).toHaveValue(String(chosen));
  await expect(page).toHaveURL(`${pair}&odleglosc=${chosen}`);
  await expect(page.getByRole("table", { name: "Do montażu" })).toContainText(`${chosen} mm`);
  await expect(drawing(page)).toHaveAccessibleDescription(new RegExp(`oś baterii ${chosen}\\smm`));
  await expect(slider).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(pair);
  await expect(slider).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test("the slider goes back with the drawing where the pair is checked anew", async ({ page }) => {
  await openHydrated(page, pair);
  const slider = page.getByRole("slider");
  const initial = await slider.inputValue();
  await slider.press("End");
  await expect(page).toHaveURL(/&odleglosc=/);
  await page.getByRole("button", { name: "Sprawdź" }).click();
  await expect(page).toHaveURL(pair);
  await expect(slider).toHaveValue(initial);
  await expect(page.getByRole("spinbutton")).toHaveValue(initial);
});

test("the numbers of a drawing are 14 px high and apart from one another at every width (26.3)", {
  tag: "@without-js",
}, async ({ page }) => {
  for (const query of [
    `a=${tap}&b=${basin}`,
    `a=lira-bateria-umywalkowa-podtynkowa&b=${basin}`,
    "a=osta-bateria-wannowa-wolnostojaca&b=tafla-wanna-wolnostojaca-owalna-1650",
  ]) {
    await page.goto(`${path}?${query}`);
    for (const width of [320, 360, page.viewportSize()?.width ?? 0]) {
      await page.setViewportSize({ width, height: 800 });
      const numbers = await page.locator("figure text").evaluateAll((all) =>
        all.map((number) => {
          const { left, right, top, bottom } = number.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(number).fontSize);
          return { text: number.textContent, left, right, top, bottom, size };
        }),
      );
      expect(numbers.length).toBeGreaterThan(1);
      for (const [place, one] of numbers.entries()) {
        expect(one.size).toBe(14);
        expect(one.left, `${one.text} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(one.right, `${one.text} at ${width} px`).toBeLessThanOrEqual(width);
        for (const other of numbers.slice(place + 1)) {
          const isApart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(isApart, `${one.text} and ${other.text} at ${width} px`).toBe(true);
        }
      }
    }
  }
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

test("the numbers to order are copied, one a line (26.2)", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, pair);
  const needed = page.getByRole("region", { name: "Potrzebne będą" });
  await needed.getByRole("button", { name: "Kopiuj numery" }).click();
  await expect(needed.getByRole("status")).toHaveText("Skopiowano");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^LR-120\nMS-511\nMD-825/);
});

test("a browser that rejects to copy is told of", async ({ page }) => {
  await openHydrated(page, pair);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  const needed = page.getByRole("region", { name: "Potrzebne będą" });
  await needed.getByRole("button", { name: "Kopiuj numery" }).click();
  await expect(needed.getByRole("status")).toHaveText("Nie udało się skopiować");
});
