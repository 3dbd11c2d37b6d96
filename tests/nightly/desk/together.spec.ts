import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/test";
import { startDeskForEditors } from "../../support/editor/desk-for-editors";
import { atDesk, openFile, save, saveButton } from "../../support/editor/desk-journey";
import { form } from "../../support/editor/form";

test.use(atDesk);
test.use({
  allowedConsoleErrors: [
    /ERR_INTERNET_DISCONNECTED|check the repository for changes|status of (401|409|422)|\{status: 4\d\d, message: |ViewTransition/,
  ],
});

const workshop = { collection: "pages", entry: "pracownia" };
const file = "content/pages/pracownia.md";
const contact = "content/pages/kontakt.md";
const text = (page: Page, name: string) => form(page).getByRole("textbox", { name, exact: true });
const line = (field: string, words: string) => (before: string) =>
  before.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${words}`);

test("two editors, one of them by a mailed link on a phone, and a programmer change the same texts at once; nothing is lost (25.6, 25.43, 25.46)", async ({
  page,
  browser,
}) => {
  const desk = await startDeskForEditors("tests/fixtures/brand");
  const ofJan = await browser.newContext({
    ...{ locale: "pl-PL", timezoneId: "Europe/Warsaw", reducedMotion: "reduce" },
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true },
  });
  const phone = await ofJan.newPage();
  try {
    await test.step("Jan signs in by the link in a mail", async () => {
      await phone.goto(desk.url);
      await phone.getByRole("textbox", { name: "Twój adres e-mail" }).fill("jan@modrawa.example");
      await phone.getByRole("button", { name: "Wyślij link" }).tap();
      await expect(phone.getByRole("heading", { name: "Sprawdź pocztę" })).toBeVisible();
      await expect(async () => void (await phone.goto(desk.mailedLink()))).toPass();
      await phone.getByRole("button", { name: "Otwórz redakcję" }).tap();
      await expect(phone.getByRole("radio", { name: "Zasoby" })).toBeVisible();
      await openFile(phone, desk, workshop);
    });

    await test.step("each is told that the other has the same text open", async () => {
      await desk.signIn(page.context());
      await openFile(page, desk, workshop);
      await expect(page.getByText("Ten wpis ma teraz otwarty też: Jan Zych")).toBeVisible();
      await expect(phone.getByText("Ten wpis ma teraz otwarty też: Anna Nowak")).toBeVisible();
    });

    await test.step("fields beside each other are joined", async () => {
      await text(phone, "Wstęp").fill("Wstęp Jana.");
      await text(page, "Opis dla wyszukiwarek").fill("Opis Anny.");
      await save(page);
      await saveButton(phone).tap();
      await phone.getByRole("button", { name: "Połącz i zapisz" }).tap();
      await phone.getByRole("button", { name: "Rozumiem" }).tap();
      await expect(saveButton(phone)).toBeDisabled();
      expect(desk.read(file)).toMatch(/^description: Opis Anny\.$[\s\S]*^lead: Wstęp Jana\.$/m);
    });

    await test.step("a form says that a programmer has changed its text, and reads it by one press", async () => {
      await openFile(phone, desk, { collection: "fixed", entry: "pages-kontakt" });
      // Git rejects the push while the desk is still exchanging what it has just saved: a programmer would clone and try again.
      await expect(async () => desk.push(contact, line("lead", "Wstęp programisty."))).toPass();
      await expect.poll(() => desk.read(contact)).toContain("Wstęp programisty.");
      await expect(async () => {
        await phone.evaluate("dispatchEvent(new Event('focus'))");
        await expect(phone.getByText("Ten wpis ma nowszą wersję")).toBeVisible({ timeout: 1_000 });
      }).toPass();
      for (const [one, lead] of [
        [phone, "Wstęp programisty."],
        [page, "Wstęp Jana."],
      ] as const) {
        await one.getByRole("button", { name: "Wczytaj wpis ponownie" }).click();
        await expect(text(one, "Wstęp")).toHaveValue(lead);
      }
    });

    await test.step("what is typed survives a lost connection and an ended session", async () => {
      const refused = async (sentence: string, again: () => Promise<void>) => {
        await text(page, "Tytuł").fill(sentence);
        await saveButton(page).click();
        await expect(page.getByRole("alertdialog")).toContainText(sentence);
        await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
        await again();
        await save(page);
        expect(desk.read(file)).toContain(`title: ${sentence}`);
      };
      await page.context().setOffline(true);
      await refused("Nie ma połączenia z redakcją", () => page.context().setOffline(false));
      await page.context().clearCookies();
      await refused("Sesja wygasła", () => desk.signIn(page.context()));
    });
  } finally {
    await ofJan.close();
    await desk.close();
  }
});
