import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { expect, hydrated, openHydrated, test } from "../../support/browser/lasting-page";
import { add, header, kept, lines, openTools, saveChanges, undo } from "../../support/browser/project";
import { dataOf } from "../../support/site/data-requests";

// Chromium logs the answer to a rejected post to the console.
test.use({ allowedConsoleErrors: [/status of 429/] });

const bothWays = { tag: "@without-js" };
const mixer = "/produkt/lira-bateria-umywalkowa-niska";
const codeField = (page: Page) => page.getByRole("textbox", { name: "Numery katalogowe lub EAN" });

test("an architect collects products in two rooms, and whoever gets the URL sees and prints the same (1.32, 27.1, 27.7)", {
  tag: ["@phone", "@without-js", "@core"],
}, async ({ page, browser, javaScriptEnabled, baseURL, isMobile }) => {
  await (javaScriptEnabled ? openHydrated(page, mixer) : page.goto(mixer));
  await page.getByRole("link", { name: "Dodaj do projektu: chrom", exact: true }).click();
  if (javaScriptEnabled) await page.getByRole("link", { name: "Zobacz listę" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lista projektowa" })).toBeVisible();
  await expect(lines(page)).toHaveText(["Bateria umywalkowa niska Lira"]);

  await page.getByText("Nazwij pomieszczenie").click();
  await page.getByRole("textbox", { name: "Nazwa pomieszczenia 1" }).fill("Łazienka 1");
  await page.getByRole("button", { name: "Zapisz nazwę" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Łazienka 1" })).toBeVisible();

  await add(page, "LR130 CH x2; 9520000000202\nKanta niska\tKN-110-CM\t3", "Łazienka 1");
  await expect(lines(page)).toHaveCount(4);
  await add(page, "MS 521 BI", "Łazienka 2");
  const second = page.getByRole("region", { name: "Łazienka 2" });
  await expect(second.getByRole("heading", { level: 3 })).toHaveCount(1);

  await page.getByRole("button", { name: "Dodaj brakujące" }).click();
  await expect(
    page
      .getByRole("region", { name: "Łazienka 1" })
      .getByRole("heading", { name: "Element podtynkowy EP-20" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Czego brakuje" })).toBeHidden();

  await page.getByRole("textbox", { name: "Ilość: Bateria umywalkowa wysoka Lira" }).fill("4");
  await openTools(page, "Bateria umywalkowa wysoka Lira", isMobile);
  await page
    .getByRole("combobox", { name: "Do pomieszczenia: Bateria umywalkowa wysoka Lira" })
    .selectOption("Łazienka 2");
  if (!javaScriptEnabled) await saveChanges(page);
  await expect(second.getByRole("textbox", { name: "Ilość: Bateria umywalkowa wysoka Lira" })).toHaveValue(
    "4",
  );
  await openTools(page, "Bateria umywalkowa niska Lira", isMobile);
  await page.getByRole("button", { name: "Usuń: Bateria umywalkowa niska Lira" }).click();
  await expect(lines(page).filter({ hasText: "niska Lira" })).toHaveCount(0);
  if (!javaScriptEnabled) await expect(page.getByText("Usunięto z listy.")).toBeVisible();

  const href = await page.getByRole("textbox", { name: "Adres listy" }).inputValue();
  if (javaScriptEnabled) await expect(page).toHaveURL(href);
  const mail = await page.getByRole("link", { name: "Wyślij e-mailem" }).getAttribute("href");
  expect(new URL(mail ?? "").searchParams.get("body")).toContain(`\r\n${href}`);
  const names = await lines(page).allTextContents();

  const other = await browser.newContext({ baseURL, javaScriptEnabled, locale: "pl-PL" });
  const theirs = await other.newPage();
  await theirs.goto(href);
  await expect(lines(theirs)).toHaveText(names);
  await theirs.emulateMedia({ media: "print" });
  await expect(theirs.getByRole("button")).toHaveCount(0);
  await other.close();
});

test(
  "a room on the last page of a long list asks before it is removed, and a line keeps the focus on its way to the next (27.12, 27.21)",
  bothWays,
  async ({ page, javaScriptEnabled }) => {
    const some = Array.from({ length: 50 }, (_, line) => `XX-${100 + line}`).join(".");
    await page.goto(`/projekt?l=1._rA.${some}._rB.${some}._rKuchnia.LR-120-CH.KN-110-CH`);
    await expect(lines(page)).toHaveCount(23);
    await expect(page.getByText("102 pozycje, 102 sztuki.")).toBeVisible();
    const toPage = (name: string) =>
      page.getByRole("navigation", { name: "Strony listy" }).getByRole("link", { name }).click();
    await toPage("Strona 6");
    await page.getByRole("button", { name: "Usuń pomieszczenie: Kuchnia" }).click();
    const question = page.getByRole("dialog", { name: "Usunąć „Kuchnia” i 2 pozycje?" });
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Zostaw" }).click();
    await expect(question).toBeHidden();
    await expect(lines(page)).toHaveCount(6);
    await page.getByRole("button", { name: "Usuń pomieszczenie: Kuchnia" }).click();
    await question.getByRole("button", { name: "Usuń z pozycjami" }).click();
    await expect(lines(page)).toHaveCount(4);
    await expect(page).toHaveURL(/\?l=2\.100\.[\w-]{90,230}&strona=6\b/);
    await page.getByRole("main").getByRole("link", { name: "Cofnij" }).or(undo(page)).click();
    await expect(lines(page)).toHaveCount(6);
    await expect(page.getByRole("heading", { level: 2, name: "Kuchnia" })).toBeVisible();
    if (!javaScriptEnabled) return;
    await toPage("Strona 1");
    const down = page.getByRole("button", { name: "Przesuń niżej: XX-122" });
    await down.press("Enter");
    await expect(page).toHaveURL(/&strona=2$/);
    await expect(down).toBeFocused();
  },
);

test(
  "a line moves to a room that was added for it (27.12)",
  bothWays,
  async ({ page, javaScriptEnabled }) => {
    const href = "/projekt?l=1.LR-110-CH.LR-120-CH";
    await (javaScriptEnabled ? openHydrated(page, href) : page.goto(href));
    await page.getByText("Dodaj pomieszczenie").click();
    await page.getByRole("textbox", { name: "Nazwa nowego pomieszczenia" }).fill("Hol");
    await page.getByRole("textbox", { name: "Nazwa nowego pomieszczenia" }).press("Enter");
    await expect(page.getByRole("region", { name: "Hol" })).toContainText("nie ma jeszcze pozycji");
    await page
      .getByRole("combobox", { name: "Do pomieszczenia: Bateria umywalkowa wysoka Lira" })
      .selectOption("Hol");
    if (!javaScriptEnabled) await saveChanges(page);
    await expect(page).toHaveURL("/projekt?l=1.LR-110-CH._rHol.LR-120-CH");
    if (!javaScriptEnabled) return;
    // The room without a name is empty then, and no line has a choice of rooms any more.
    await page.getByRole("combobox", { name: /LR-110/ }).selectOption("Hol");
    await expect(page).toHaveURL("/projekt?l=1._rHol.LR-120-CH.LR-110-CH");
    await expect(page.getByLabel(/^Ilość: .*LR-110/)).toBeFocused();
  },
);

test("what a link adds is added once to the kept list, however often its page is opened (27.8)", async ({
  page,
}) => {
  // The first product is remembered before the scripts run.
  await page.goto("/projekt?dodaj=LR-110-CH");
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH");
  await page.reload();
  await page.goto("/projekt?dodaj=KN-110-CH&dodaj=LR-120-CH");
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH.KN-110-CH.LR-120-CH");
  const pieces = page.getByRole("status").filter({ hasText: "3 sztuki" });
  await expect(pieces).toBeVisible();
  const bookmark = page.url();
  await page.reload();
  await hydrated(page);
  await expect(header(page)).toHaveAccessibleName("Lista projektowa, pozycji: 3");
  await page.goto("/o-nas");
  await page.goBack();
  await expect(pieces).toBeVisible();
  await page.goto(bookmark);
  await expect(pieces).toBeVisible();
  await page.goto("/projekt");
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH.KN-110-CH.LR-120-CH");
});

test("a change that is posted before the scripts run is remembered, another tab's is not lost", async ({
  page,
}) => {
  // The scripts never arrive.
  await page.route(/\/assets\/.*\.js/, () => {});
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.setItem("modrawa:projekt", "1.LR-110-CH.KN-110-CH.LR-120-CH"));
  await page.goto("/projekt?l=1.LR-110-CH.KN-110-CH.LR-120-CH");
  await page.getByRole("button", { name: "Usuń: Bateria umywalkowa niska Kanta" }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH.LR-120-CH");

  const other = await page.context().newPage();
  await openHydrated(other, "/projekt");
  await other.getByRole("textbox", { name: /^Ilość: Bateria umywalkowa niska/ }).fill("12");
  await expect(other).toHaveURL("/projekt?l=1.LR-110-CH*12.LR-120-CH");
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH*12.LR-120-CH");
  await page.getByRole("button", { name: "Usuń: Bateria umywalkowa wysoka Lira" }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH*12.LR-120-CH");
  await other.close();
});

test("beside somebody else's list the remembered one is offered, in a space that is reserved and filled at once (27.17)", async ({
  page,
}) => {
  await openHydrated(page, "/projekt?l=1.LR-110-CH.KN-110-CH.LR-310-CM");
  await page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        document.documentElement.dataset.shifts = `${Object(entry).value} ${document.documentElement.dataset.shifts ?? ""}`;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Nothing is pressed or moved: the scripts start by themselves.
  await page.goto("/projekt?l=1.LR-110-CH*3.LR-120-CH.LR-310-ZS");
  await expect(page.getByText("pamięta twoją listę, 3 pozycje.")).toContainText("jej inną wersją");
  await expect(page.locator("html")).not.toHaveAttribute("data-shifts");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Zostaw moją" }).click();
  await expect(lines(page)).toHaveText([/niska Lira/, /niska Kanta/, /Kolumna/]);
  await page.goBack();
  await page.getByRole("button", { name: "Zastąp moją" }).press("Enter");
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH*3.LR-120-CH.LR-310-ZS");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await undo(page).click();
  await expect(lines(page)).toHaveText([/niska Lira/, /niska Kanta/, /Kolumna/]);
});

test("a tab follows the list that another tab has changed, also after Back (27.8)", async ({ page }) => {
  await openHydrated(page, "/projekt?l=1.LR-110-CH");
  const other = await page.context().newPage();
  await openHydrated(other, "/projekt");
  await add(other, "KN-110-CH", "");
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH.KN-110-CH");
  await page.getByRole("link", { name: "Bateria umywalkowa niska Lira" }).click();
  await expect(page).toHaveURL(/^[^?]*\/produkt\//);
  await expect(lines(other)).toHaveCount(2);
  await add(other, "LR-120-CH", "");
  await expect(header(page)).toHaveAccessibleName("Lista projektowa, pozycji: 3");
  await page.goBack();
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH.KN-110-CH.LR-120-CH");
  await other.close();
});

test("the URL is copied, and shared where the browser can", async ({ page }) => {
  const context = page.context();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })),
    });
  });
  await openHydrated(page, "/projekt?l=1.LR-110-CH");
  await page.getByRole("button", { name: "Kopiuj adres" }).click();
  await expect(page.getByText("Skopiowano")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole("button", { name: "Udostępnij" }).click();
  await expect.poll(() => page.evaluate(() => Object(window).shared?.url)).toBe(page.url());
});

test("a rejected post leaves the list and what was typed", async ({ page }) => {
  await page.route(dataOf("/projekt"), (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 429,
          headers: { "X-Remix-Catch": "yes", "Content-Type": "application/json" },
          body: JSON.stringify({ message: "Za dużo prób. Odczekaj chwilę i spróbuj ponownie." }),
        })
      : route.continue(),
  );
  await openHydrated(page, "/projekt?l=1.LR-110-CH");
  await add(page, "LR-120-CH 2", "Kuchnia");
  await expect(page.getByRole("alert")).toHaveText("Za dużo prób. Odczekaj chwilę i spróbuj ponownie.");
  await expect(codeField(page)).toHaveValue("LR-120-CH 2");
  await expect(lines(page)).toHaveText(["Bateria umywalkowa niska Lira"]);
});

test("a list prints with the project's name, notes, quantities, URL and QR code (27.1, 27.7)", async ({
  page,
}) => {
  await openHydrated(page, "/projekt?l=1._rA.LR-110-CH*3");
  await page.getByRole("textbox", { name: "Nazwa projektu" }).fill("Dom Kowalskich");
  await page.getByRole("textbox", { name: "Uwaga: Bateria umywalkowa niska Lira" }).fill("pod oknem");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL("/projekt?l=1._nDom+Kowalskich._rA.LR-110-CH*3._upod+oknem");
  await expect(page).toHaveTitle(/^Dom Kowalskich – Lista projektowa/);
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: "print" });
  for (const printed of ["pod oknem", "3 szt.", page.url()])
    await expect(page.getByText(printed, { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "Kod QR z adresem listy" })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Dodaj produkty i części" })).toBeHidden();
});
