import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { expect, hydrated, openHydrated, test } from "../../support/browser/lasting-page";
import { mailsTo } from "../../support/browser/outbox";

// The answer to an invalid form is a 400, which Chromium logs to the console.
test.use({ allowedConsoleErrors: [/status of 400/] });

const list = "/projekt?l=1._rŁazienka 1.LR-130-CH*2.MS-521-BI";
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Wyślij zapytanie" }).click();

async function fillIn(page: Page, email: string) {
  await field(page, "Imię i nazwisko").fill("Jan Kowalski");
  await field(page, "E-mail").fill(email);
  await field(page, "Miejscowość").fill("Poznań");
  await field(page, "Wiadomość (nieobowiązkowa)").fill("Do kiedy je dostanę?\nI próbki, proszę.");
  await page.getByRole("checkbox", { name: "Chrom" }).check();
  await page.getByRole("checkbox", { name: "Wyrażam zgodę" }).check();
}

test("a question half typed survives a look at the privacy policy and another list (28.8)", {
  tag: "@without-js",
}, async ({ page, javaScriptEnabled }) => {
  const path = list.replace("?", "/zapytanie?");
  await (javaScriptEnabled ? openHydrated(page, path) : page.goto(path));
  await fillIn(page, "jan@example.pl");
  const expectKept = async () => {
    await expect(field(page, "Imię i nazwisko")).toHaveValue("Jan Kowalski");
    await expect(field(page, "Wiadomość (nieobowiązkowa)")).toHaveValue(/Do kiedy.*\nI próbki/);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  };
  await page.getByRole("main").getByRole("link", { name: "polityka prywatności" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Polityka");
  await page.goBack();
  await expectKept();
  if (!javaScriptEnabled) return;
  await page.getByRole("link", { name: "Zmień listę" }).click();
  await page.getByRole("link", { name: "Zapytaj o ten projekt" }).click();
  await expectKept();
});

test(
  "an architect asks about a list, corrects the errors, is thanked and gets one receipt (1.33, 28.1, 28.7)",
  { tag: ["@core", "@without-js"] },
  async ({ page, javaScriptEnabled }, { testId }) => {
    const address = `architekt-${testId}@example.pl`;
    await (javaScriptEnabled ? openHydrated(page, list) : page.goto(list));
    await page.getByRole("link", { name: "Zapytaj o ten projekt" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Zapytaj o ten projekt" })).toBeVisible();
    const sent = page.getByRole("complementary", { name: "Co wyślemy" });
    await expect(sent.getByText("Lista: 2 pozycje")).toBeVisible();
    await expect(sent.getByText("Bateria umywalkowa podtynkowa Lira")).toBeVisible();
    await expect(sent).toContainText("Do działu „Współpraca z architektami” trafi ta lista");

    await fillIn(page, "");
    await field(page, "Imię i nazwisko").fill("");
    for (const name of ["Czarny mat", "Biały", "Stal szczotkowana"])
      await page.getByRole("checkbox", { name }).check();
    await send(page);
    const issues = page.getByRole("alert");
    await expect(issues).toBeFocused();
    await expect(page).toHaveTitle(/^Błąd: /);
    await issues.getByRole("link", { name: /imię/i }).click();
    await field(page, "Imię i nazwisko").fill("Jan Kowalski");
    await expect(field(page, "E-mail")).toHaveAccessibleDescription("Podaj e-mail albo numer telefonu");
    await expect(field(page, "Wiadomość (nieobowiązkowa)")).toHaveValue(/I próbki, proszę\.$/);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(5);
    if (javaScriptEnabled) {
      await hydrated(page);
      await expect(issues).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }

    await issues.getByRole("link", { name: "Podaj e-mail albo numer telefonu" }).click();
    await expect(page).toHaveURL(/#email$/);
    await field(page, "E-mail").fill(address);
    await page.getByRole("checkbox", { name: "Biały" }).uncheck();
    await send(page);
    await expect(page.getByRole("heading", { level: 1, name: "Dziękujemy za zapytanie" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Dziękujemy za zapytanie" })).toBeVisible();
    await expect.poll(() => mailsTo(address)).toHaveLength(1);

    await page.getByRole("link", { name: "Wróć do listy" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(2);
  },
);
