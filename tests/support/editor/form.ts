/** Finds and uses the controls of the content editor's open form (Sveltia CMS). */

import { expect, type Locator, type Page } from "@playwright/test";

export const form = (page: Page) => page.getByRole("group", { name: /^Edytuj treść/ });

/** The editor puts invisible marks of text direction around what it quotes. */
const quoting = (word: string, name: string) => new RegExp(`^${word} \\W*${name}\\W*$`, "u");

/** A field of the open form, or of a part of it. */
export const field = (page: Page, name: string, part: Locator = form(page)) =>
  part.getByRole("group", { name: quoting("Pole", name) });

/** Scrolls down the form until a control exists: the editor creates it when it comes into view. */
export async function reach(control: Locator): Promise<Locator> {
  const page = control.page();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 4, height / 2);
  await expect(async () => {
    if (!(await control.isVisible())) await page.mouse.wheel(0, height / 2);
    await expect(control).toBeVisible({ timeout: 200 });
  }).toPass();
  return control;
}

/** Expands a list entry, which shows only its name while it is collapsed. */
export async function unfold(list: Locator, name: string): Promise<Locator> {
  const entries = list
    .getByRole("group")
    .filter({ has: list.page().getByRole("button", { name: "Usuń", exact: true }) });
  await expect(entries.getByText(name, { exact: true })).toBeVisible();
  const place = (await entries.allInnerTexts()).findIndex((text) => text.trimEnd().endsWith(name));
  const entry = entries.nth(place);
  await entry.getByRole("button", { name: "Rozwiń", exact: true }).click();
  return entry;
}

/** Adds an entry to a list of the open form. @returns finds a control of the entry by its label */
export async function add(list: Locator) {
  const button = list.getByRole("button", { name: "Dodaj pozycję" }).last();
  // The entry is created when it comes into view; until then, the last text field is another entry's, maybe of rich text.
  const last = () =>
    list
      .getByRole("textbox")
      .last()
      .evaluate((field) => ("value" in field ? field.value : "of rich text"));
  // The editor loses a press on a list that it has just unfolded.
  await expect(async () => {
    await button.click();
    await expect.poll(last, { timeout: 15_000 }).toMatch(/^(#000000)?$/);
  }).toPass();
  return (role: "textbox" | "spinbutton" | "combobox" | "switch", label: string) =>
    list.getByRole(role, { name: label, exact: true }).last();
}

/** Ticks the checkbox that adds an optional group of fields to an entry. */
export const tick = (part: Locator, name: string) =>
  part
    .getByRole("checkbox", { name: quoting("Dodaj", name) })
    .last()
    .click();
