import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { holdRequests, scripts } from "../../support/browser/hold-requests";
import { expect, hydrated, openHydrated, test } from "../../support/browser/lasting-page";
import { add, lines } from "../../support/browser/project";

const codeField = (page: Page) => page.getByRole("textbox", { name: "Numery katalogowe lub EAN" });

test("what is asked about a pasted text is open beside the list, and what is mended in the field is added (27.4)", {
  tag: ["@without-js", "@core"],
}, async ({ page, javaScriptEnabled }) => {
  const href = "/projekt?l=1.KN-110-CH";
  await (javaScriptEnabled ? openHydrated(page, href) : page.goto(href));
  await add(page, "LR-110-CH 2\nkran <i> 3 szt.\nXX-999", "Kuchnia");
  await expect(page.getByText("Sprawdź 2 wiersze.")).toBeVisible();
  for (const asked of ["Nie ma numeru katalogowego ani EAN.", "1 × XX-999 – nie znamy tego numeru"])
    await expect(page.getByText(asked)).toBeVisible();
  await expect(codeField(page)).toHaveValue("kran <i> 3 szt.");
  await expect(page.getByRole("combobox", { name: "Pomieszczenie", exact: true })).toHaveValue("Kuchnia");
  const names = ["Bateria umywalkowa niska Kanta", "Bateria umywalkowa niska Lira", "XX-999"];
  await expect(lines(page)).toHaveText(names);
  await expect(page).toHaveURL(/\?l=1\.KN-110-CH\._rKuchnia\.LR-110-CH\*2\.XX-999$/);
  await expect(page.locator("#pytanie-1")).toBeInViewport();
  await page.getByRole("link", { name: "Następne do sprawdzenia" }).click();
  await expect(page.getByText("XX-999 – nie znamy")).toBeInViewport();
  if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
  else {
    await page.goto("/kontakt");
    await page.goBack();
    await expect(page.getByText("Sprawdź 2 wiersze.")).toBeVisible();
  }

  await codeField(page).fill("LR-120-CH");
  await page.getByRole("button", { name: "Dodaj do listy" }).click();
  await expect(page).toHaveURL(/\?l=1\.KN-110-CH\._rKuchnia\.LR-110-CH\*2\.XX-999\.LR-120-CH(#odczytano)?$/);
  await expect(codeField(page)).toHaveValue("");
});

test("what was read without a question is something else by a press, a select and the button; what was edited stays (27.4)", {
  tag: "@without-js",
}, async ({ page, javaScriptEnabled }) => {
  await (javaScriptEnabled ? openHydrated(page, "/projekt?l=1") : page.goto("/projekt?l=1"));
  await add(page, "Kod;Zapas;Sztuk\nLR-110-CH;7;2\nLR-120-CH;9;1\nkran;1;1", "");
  const quantity = (name: string) =>
    page.getByRole("textbox", { name: `Ilość: Bateria umywalkowa ${name} Lira` });
  await expect(quantity("niska")).toHaveValue("2");
  await quantity("wysoka").fill("4");
  await page.locator("summary", { hasText: "2 wiersze odczytane bez pytań" }).click();
  const column = page.getByRole("combobox", { name: "Kolumna 2, „Zapas”: co to jest" });
  await expect(column).toBeHidden();
  await page.locator('summary[aria-label="Kolumna 2, „Zapas”: pominięta, zmień"]').press("Enter");
  await column.selectOption("ilość");
  const again = page.getByRole("button", { name: "Odczytaj ponownie" }).first();
  await expect(quantity("niska")).toHaveValue("2");
  await again.press("Enter");
  await expect(quantity("niska")).toHaveValue("7");
  if (javaScriptEnabled) await expect(again).toBeFocused();
  await expect(quantity("wysoka")).toHaveValue("4");
  await page.getByRole("link", { name: "Zamknij" }).click();
  await expect(again).toBeHidden();
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH*7.LR-120-CH*4");
});

test("a text about which nothing is asked says in one folded sentence what was read (27.4)", async ({
  page,
}) => {
  await openHydrated(page, "/projekt?l=1");
  await add(page, "Dzień dobry\nLR-110-CH 2 szt.\nLR-120-CH – 3", "");
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH*2.LR-120-CH*3");
  await expect(page.getByRole("status").filter({ hasText: "Odczytano 2 pozycje, 5 sztuk." })).toBeVisible();
  const number = page.getByRole("combobox", { name: "Wiersz 3, „3”: co to jest" });
  await page.locator("summary", { hasText: "Pokaż, jak" }).press("Enter");
  await expect(number).toBeHidden();
  await page.locator('summary[aria-label="Wiersz 3, „3”: ilość, zmień"]').press("Enter");
  await expect(number).toBeVisible();
  await expect(number.locator("..")).toHaveText("3 ilość ilośćpominięte");
  expect(await violations(page)).toEqual([]);
});

test("what is typed into the returned text stays when the scripts start", async ({ page }) => {
  // The browser itself posts the form, so the response is a document.
  const release = await holdRequests(page, scripts);
  await page.goto("/projekt?l=1.KN-110-CH");
  await add(page, "bez numeru", "Kuchnia");
  const text = codeField(page);
  await expect(page.getByText("Nie odczytano żadnego numeru.")).toBeVisible();
  await expect(text).toHaveValue("bez numeru");
  await text.fill("LR-120-CH");
  release();
  await hydrated(page);
  await expect(text).toHaveValue("LR-120-CH");
  await page.getByRole("button", { name: "Dodaj do listy" }).click();
  await expect(page).toHaveURL("/projekt?l=1.KN-110-CH._rKuchnia.LR-120-CH");
});

test("the text of the page, copied and pasted, is the same list (27.18)", async ({ page }) => {
  const href =
    "/projekt?l=1._nDom+2._rWC%2F1.LR-110-CH*3._u2+szt_-+zapasu.CZ-1025.XX-999*0._rHol.EP-20-BP.LR-110*2";
  await openHydrated(page, href);
  const text = await page.evaluate(() => {
    const [name, rooms] = [
      document.querySelector("[name=projekt]"),
      document.querySelectorAll("main section ul"),
    ];
    getSelection()?.setBaseAndExtent(name?.parentElement as Node, 0, rooms[rooms.length - 1] as Node, 2);
    return getSelection()?.toString() ?? "";
  });
  await openHydrated(page, "/projekt?l=1");
  await add(page, text, "");
  await expect(page).toHaveURL(href);
});
