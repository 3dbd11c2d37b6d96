import type { Page } from "@playwright/test";
import { holdRequests, scripts } from "../../support/browser/hold-requests";
import { expect, hydrated, openHydrated, test } from "../../support/browser/lasting-page";
import { add, header, kept, lines, openTools, undo } from "../../support/browser/project";

test.use({
  allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (400|503)/],
});

const low = "Bateria umywalkowa niska Lira";
const high = "Bateria umywalkowa wysoka Lira";
const other = "Bateria umywalkowa niska Kanta";
const list = "/projekt?l=1.LR-110-CH.LR-120-CH.KN-110-CH";

const quantity = (page: Page, name: string) => page.getByRole("textbox", { name: `Ilość: ${name}` });
const remove = (page: Page, name: string) => page.getByRole("button", { name: `Usuń: ${name}` });

test("a quantity is saved as it changes, and the links to files never have an old one (27.12)", {
  tag: "@core",
}, async ({ page }) => {
  await openHydrated(page, list);
  const pdf = page.getByRole("link", { name: "Pobierz jako PDF" });
  await quantity(page, low).fill("7");
  expect(await pdf.getAttribute("href")).toBe("/pliki/projekt.pdf?l=1.LR-110-CH*7.LR-120-CH.KN-110-CH");
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH*7.LR-120-CH.KN-110-CH");
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH*7.LR-120-CH.KN-110-CH");
  await expect(page.getByRole("status").filter({ hasText: "9 sztuk." })).toBeVisible();
  await expect(page.getByRole("table", { name: "Razem" })).toContainText("opakowań9");
  await expect(page.getByRole("textbox", { name: "Adres listy" })).toHaveValue(/LR-110-CH\*7/);
  await expect(page.getByRole("link", { name: "Zapytaj o ten projekt" })).toHaveAttribute(
    "href",
    /LR-110-CH\*7/,
  );
  await page.reload();
  await expect(quantity(page, low)).toHaveValue("7");
});

test("changes that meet are all saved, and nothing that is typed is lost (27.12)", {
  tag: "@core",
}, async ({ page }) => {
  await openHydrated(page, list);
  const release = await holdRequests(page, "**/projekt?*_data=*");
  const asked = page.waitForRequest("**/projekt?*_data=*");
  await quantity(page, low).fill("2");
  await asked;
  await quantity(page, high).fill("3");
  await remove(page, other).click();
  await quantity(page, low).fill("12");
  await quantity(page, low).press("Home");
  release();
  await expect(page.getByRole("table", { name: "Razem" })).toContainText("opakowań15");
  await expect(quantity(page, low)).toHaveValue("12");
  await expect(quantity(page, high)).toHaveValue("3");
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH*12.LR-120-CH*3");
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH*12.LR-120-CH*3");
  await page.goBack();
  await expect(lines(page)).toHaveText([low, high, other]);
});

test("an empty quantity is reported once its field is left, not while it is typed into (27.5)", async ({
  page,
}) => {
  await openHydrated(page, list);
  await quantity(page, low).fill("");
  await expect(page.getByText("Wpisz ilość od 1 do 999.")).toBeHidden();
  await quantity(page, low).blur();
  await expect(page.getByText("Wpisz ilość od 1 do 999.")).toBeVisible();
  await page.getByRole("link", { name: "1 pozycja wymaga uwagi." }).click();
  await expect(quantity(page, low)).toBeInViewport();
  await remove(page, other).click();
  await expect(lines(page)).toHaveText([low, high]);
  await quantity(page, low).fill("5");
  await expect(page.getByText("Wpisz ilość od 1 do 999.")).toBeHidden();
});

test("without a connection changes are kept, and sums follow when it is back (27.12)", async ({ page }) => {
  await openHydrated(page, list);
  await page.context().setOffline(true);
  await quantity(page, low).fill("6");
  await expect(page.getByText("Serwis nie odpowiada.")).toBeVisible();
  await remove(page, other).click();
  await expect(lines(page)).toHaveText([low, high]);
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH*6.LR-120-CH");
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH*6.LR-120-CH");
  await page.context().setOffline(false);
  await expect(page.getByText("Serwis nie odpowiada.")).toBeHidden();
  await expect(page.getByRole("table", { name: "Razem" })).toContainText("opakowań7");
  await expect(quantity(page, low)).toHaveValue("6");
});

test("what is typed before the scripts run is saved with the next move, and the links have it at once (27.12)", async ({
  page,
}) => {
  const release = await holdRequests(page, scripts);
  await page.goto(list);
  await quantity(page, high).fill("8");
  const text = page.getByRole("textbox", { name: "Numery katalogowe lub EAN" });
  await text.fill("cz1025");
  await quantity(page, low).focus();
  release();
  await hydrated(page);
  await expect(text).toHaveValue("cz1025");
  await expect(quantity(page, high)).toHaveValue("8");
  const pdf = page.getByRole("link", { name: "Pobierz jako PDF" });
  await expect(pdf).toHaveAttribute("href", /LR-120-CH\*8/);
  await page.mouse.move(300, 300);
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH.LR-120-CH*8.KN-110-CH");
});

test("a removed line comes back, until another change takes the toast away (27.12)", {
  tag: "@core",
}, async ({ page }) => {
  await openHydrated(page, list);
  await remove(page, high).click();
  await expect(lines(page)).toHaveText([low, other]);
  await expect(page.getByRole("region", { name: "Powiadomienia" })).toContainText("Usunięto LR-120-CH");
  await undo(page).click();
  await expect(lines(page)).toHaveText([low, high, other]);
  await expect(page).toHaveURL(list);
  await remove(page, high).click();
  await expect(undo(page)).toBeVisible();
  await quantity(page, other).fill("9");
  await expect(undo(page)).toBeHidden();
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH.KN-110-CH*9");
});

test("Back from an addition forgets nothing that was added (27.8)", async ({ page }) => {
  await openHydrated(page, list);
  await remove(page, high).click();
  await expect(page.getByRole("table", { name: "Razem" })).toContainText("Liczba opakowań2");
  await add(page, "cz1025", "");
  await expect(lines(page)).toHaveCount(3);
  await expect(undo(page)).toBeHidden();
  await page.goBack();
  await expect(lines(page)).toHaveText([low, other]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await kept(page)).toBe("1.LR-110-CH.KN-110-CH.CZ-1025");
});

test("an emptied list comes back, also from another page (27.12)", async ({ page }) => {
  await openHydrated(page, list);
  await page.getByRole("link", { name: "Opróżnij listę" }).click();
  await expect(page.getByRole("heading", { name: "Lista jest pusta" })).toBeFocused();
  await expect(header(page)).toHaveAccessibleName("Lista projektowa");
  await page.getByRole("link", { name: "Zobacz produkty" }).click();
  await expect(page).toHaveURL("/produkty");
  await undo(page).click();
  await expect(header(page)).toHaveAccessibleName("Lista projektowa, pozycji: 3");
  await header(page).click();
  await expect(lines(page)).toHaveText([low, high, other]);
});

test("what was removed from a sent list comes back to that list, from another page too (27.12)", async ({
  page,
}) => {
  await openHydrated(page, "/projekt?l=1.LR-130-CH");
  await openHydrated(page, list);
  await remove(page, high).click();
  await page.getByRole("link", { name: low, exact: true }).click();
  await expect(page).toHaveURL(/^[^?]*\/produkt\//);
  await undo(page).click();
  await expect(lines(page)).toHaveText([low, high, other]);
  await expect(page).toHaveURL(list);
  await expect(page.getByText("To inna lista.")).toBeVisible();
  await expect.poll(() => kept(page)).toBe("1.LR-130-CH");
});

test("the controls of two finishes of one model have names of their own, and the wheel changes no number (24.4)", async ({
  page,
}) => {
  await openHydrated(page, "/projekt?l=1.LR-110-CH.LR-110-CM");
  const field = page.getByRole("textbox", { name: `Ilość: ${low}, LR-110-CM`, exact: true });
  await field.fill("4");
  await field.hover();
  await page.mouse.wheel(0, 100);
  await page.getByRole("button", { name: `Usuń: ${low}, LR-110-CH`, exact: true }).click();
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CM*4");
});

test("Back undoes a removal once and for all, and leaves the page after a changed quantity (27.12)", async ({
  page,
}) => {
  await openHydrated(page, "/o-nas");
  await openHydrated(page, list);
  await quantity(page, low).fill("2");
  await expect(page.getByRole("table", { name: "Razem" })).toContainText("Liczba opakowań4");
  await remove(page, other).click();
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH*2.LR-120-CH");
  await page.goBack();
  await expect(lines(page)).toHaveText([low, high, other]);
  await expect(undo(page)).toBeHidden();
  await expect(quantity(page, low)).toHaveValue("2");
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH*2.LR-120-CH.KN-110-CH");
  await page.goBack();
  await expect(page).toHaveURL("/o-nas");
});

test("a line that is moved twice stays moved and focused while the first answer comes (27.12)", async ({
  page,
}) => {
  await openHydrated(page, list);
  const release = await holdRequests(page, "**/projekt?*_data=*");
  const down = page.getByRole("button", { name: `Przesuń niżej: ${low}` });
  const asked = page.waitForRequest("**/projekt?*_data=*");
  await down.press("Enter");
  await asked;
  const answered = page.waitForResponse("**/projekt?*_data=*");
  await page.keyboard.press("Enter");
  release();
  await answered;
  await expect(lines(page)).toHaveText([high, other, low]);
  await expect(page.getByRole("button", { name: `Przesuń wyżej: ${low}` })).toBeVisible();
  await expect(down).toBeFocused();
  await expect(page).toHaveURL("/projekt?l=1.LR-120-CH.KN-110-CH.LR-110-CH");
});

test("the focus stays where the visitor continues (27.12)", async ({ page }) => {
  await openHydrated(page, "/projekt?l=1.LR-110-CH.LR-120-CH.KN-110-CH._rHol.LR-130-CH");
  await remove(page, high).press("Enter");
  await expect(remove(page, other)).toBeFocused();
  await page.getByRole("button", { name: `Przesuń niżej: ${low}` }).press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Hol" }).getByRole("heading", { level: 3 })).toHaveCount(2);
  await expect(page.getByRole("button", { name: `Przesuń niżej: ${low}` })).toBeFocused();
  await page.getByRole("combobox", { name: `Do pomieszczenia: ${low}` }).selectOption("Bez pomieszczenia");
  await expect(page.getByRole("combobox", { name: `Do pomieszczenia: ${low}` })).toBeFocused();
  await page.getByRole("button", { name: "Usuń pomieszczenie: Hol" }).press("Enter");
  await page.getByRole("button", { name: "Usuń z pozycjami" }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Pozycje", exact: true })).toBeFocused();
  await remove(page, low).press("Enter");
  await remove(page, other).press("Enter");
  await expect(page.getByRole("heading", { name: "Lista jest pusta" })).toBeFocused();
});

test("a note that is too long shows itself in its panel before anything is added (27.19)", {
  tag: "@only-phone",
}, async ({ page }) => {
  await openHydrated(page, list);
  await openTools(page, low, true);
  const note = page.getByRole("textbox", { name: `Uwaga: ${low}` });
  await note.fill("x".repeat(61));
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await add(page, "cz1025", "");
  await expect(note).toBeFocused();
  await expect(lines(page)).toHaveCount(3);
});

test("codes are added one after the other with Enter, as scanners of bar codes end them", async ({
  page,
}) => {
  await openHydrated(page, "/projekt?l=1");
  const field = page.getByRole("textbox", { name: "Numery katalogowe lub EAN" });
  for (const [code, count] of [
    ["9520000000103", 1],
    ["LR-120-CH 2", 2],
    ["cz1025", 3],
  ] as const) {
    await field.fill(code);
    await field.press("Enter");
    await expect(lines(page)).toHaveCount(count);
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
  }
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH.LR-120-CH*2.CZ-1025");
});

test("32 lines take rows of 56 px on a desktop, and less than 5,600 px on a phone (27.15)", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  const codes = ["LR-110", "LR-120", "LR-130", "KN-110", "KN-120", "LR-320"].flatMap((code) => [
    `${code}-CH`,
    `${code}-CM`,
  ]);
  const rooms = ["Łazienka duża", "Łazienka gości", "Kuchnia", "Hol"].map(
    (name) => `_r${name}.${codes.slice(0, 8).join(".")}`,
  );
  await openHydrated(page, `/projekt?l=1.${rooms.join(".")}`);
  await expect(lines(page)).toHaveCount(32);
  const heights = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    rows: [...document.querySelectorAll("main li[id^=pozycja]")].map(
      (row) => row.getBoundingClientRect().height,
    ),
  }));
  if (isMobile) expect(heights.page).toBeLessThan(5_600);
  else expect(Math.max(...heights.rows)).toBeLessThanOrEqual(56);
  await expect(page.getByRole("main").locator("li[id^=pozycja] img")).toHaveCount(32);
});
