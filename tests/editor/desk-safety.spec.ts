import { existsSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "../support/browser/test";
import { startDeskAlone } from "../support/editor/desk";
import { atDesk, command, openFile, saveButton } from "../support/editor/desk-journey";
import { form } from "../support/editor/form";

test.use(atDesk);
test.use({ allowedConsoleErrors: [/status of (409|422)|\{status: 4\d\d, message: /] });

test("the desk of a brand without collections, parts and shops opens; nothing typed is lost, and nothing of others is replaced or duplicated (25.42)", async ({
  page,
  browser,
}) => {
  const desk = await startDeskAlone("tests/fixtures/brand");
  try {
    await test.step("what was typed is there after a reload, and another's save meanwhile stays", async () => {
      const file = "content/pages/pracownia.md";
      await openFile(page, desk, { collection: "pages", entry: "pracownia" });
      const lead = () => form(page).getByRole("textbox", { name: "Wstęp" });
      // Typed key by key, because the CMS keeps only what a person has typed.
      await lead().click();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("Zdanie, którego nikt nie zapisał.");
      // The CMS keeps a copy half a second after the last key.
      await expect.poll(() => page.evaluate(countDrafts), { message: "copies of unsaved entries" }).toBe(1);
      const theirs = `${desk.read(file)}\nZdanie kogoś innego.\n`;
      desk.write(file, theirs);
      await page.reload();
      await openFile(page, desk, { collection: "pages", entry: "pracownia" });
      await page.getByRole("button", { name: "Przywróć" }).click();
      await expect(lead()).toHaveValue("Zdanie, którego nikt nie zapisał.");
      await saveButton(page).click();
      const choice = page.getByRole("dialog", { name: /Ten plik zmienił ktoś inny/ });
      await choice.getByRole("button", { name: "Wróć do formularza" }).click();
      expect(desk.read(file)).toBe(theirs);
      await page.getByRole("button", { name: "OK", exact: true }).click();
      await saveButton(page).click();
      const part = (name: string) => choice.getByRole("group", { name });
      await expect(part("Wstęp")).toContainText("Zdanie, którego nikt nie zapisał.");
      await expect(part("Treść")).toContainText("Zdanie kogoś innego.");
      await part("Treść").getByRole("button", { name: "Weź: ktoś inny" }).click();
      await part("Wstęp").getByRole("button", { name: "Zostaw moje" }).click();
      await expect(saveButton(page)).toBeDisabled();
      expect(desk.read(file)).toMatch(/nikt nie zapisał[\s\S]*Zdanie kogoś innego\.\n$/);
      await page.getByRole("button", { name: "Rozumiem" }).click();
    });

    await test.step("a fixed page is saved by its own form", async () => {
      await openFile(page, desk, { collection: "fixed", entry: "pages-kontakt" });
      await form(page).getByRole("textbox", { name: "Wstęp" }).fill("Wstęp z własnego formularza.");
      await saveButton(page).click();
      await expect
        .poll(() => desk.read("content/pages/kontakt.md"))
        .toContain("Wstęp z własnego formularza.");
      await expect(saveButton(page)).toBeDisabled();
    });

    await test.step("what is pasted from Word becomes Markdown, in sight", async () => {
      const body = form(page).getByRole("textbox", { name: "Treść" });
      const cell = "<td><p>Prosta 2</p><p>II piętro</p></td>";
      const table = `<table><tr><td>Salon</td><td>Adres</td></tr><tr><td>Radom</td>${cell}</tr></table>`;
      await body.evaluate((field, table) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", table);
        (field as HTMLElement).focus();
        field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, table);
      await expect(body).toHaveValue(
        /\| Salon \| Adres \|\n\| --- \| --- \|\n\| Radom \| Prosta 2 II piętro \|/,
      );
    });

    await test.step("a duplicate has no numbers, until it gets its own", async () => {
      await openFile(page, desk, { collection: "products", entry: "promyk-kinkiet-400" });
      await command(page, "Duplikuj wpis");
      await expect(form(page).getByRole("textbox", { name: "Numer modelu" })).toHaveValue("");
      await saveButton(page).click();
      await expect(form(page).getByText("To pole jest wymagane").first()).toBeVisible();
      await form(page).getByRole("textbox", { name: "Numer modelu" }).fill("lr 110");
      await saveButton(page).click();
      await expect(form(page).getByText("wymagany numer katalogowy, np. AB-110")).toBeVisible();
      expect(existsSync(desk.at("content/products/promyk-kinkiet-400-1.yaml"))).toBe(false);
    });

    await test.step("HTML in a title is refused at its field, and runs nowhere, were there no policy either", async () => {
      const [file, html] = ["content/pages/pracownia.md", `"><img src=x onerror=ran=1><svg onload=ran=1>`];
      const before = desk.read(file);
      await openFile(page, desk, { collection: "pages", entry: "pracownia" });
      await form(page).getByRole("textbox", { name: "Tytuł", exact: true }).fill(html);
      await saveButton(page).click();
      await expect(form(page).getByText("tak zaczyna się HTML")).toBeVisible();
      expect(desk.read(file)).toBe(before);

      await page.goto("about:blank");
      desk.write(file, before.replace(/^title: .*$/m, `title: '${html}'`));
      const unguarded = await (await browser.newContext({ bypassCSP: true })).newPage();
      await unguarded.goto(desk.url);
      await expect(unguarded.getByText("tak zaczyna się HTML")).toBeVisible();
      await unguarded.goto(`${desk.url}?formularze#/collections/pages`);
      await expect(unguarded.getByRole("row", { name: html })).toBeVisible();
      expect(await unguarded.evaluate("globalThis.ran")).toBeUndefined();
      await unguarded.context().close();
    });
  } finally {
    await desk.close();
  }
});

function countDrafts(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("gitea:desk/content");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result } = opening;
      const count = result.transaction("draft-backups").objectStore("draft-backups").count();
      count.onsuccess = () => {
        result.close();
        resolve(count.result);
      };
    };
  });
}
