import type { Page } from "@playwright/test";

/** Names of the lines on a project list. */
export const lines = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });

/** The header's link to the list, which counts its lines. */
export const header = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Lista projektowa/ });

/** The list that the browser remembers, as the value of the URL parameter. */
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem("modrawa:projekt"));

/** The button of the toast that takes the last change back. */
export const undo = (page: Page) =>
  page.getByRole("region", { name: "Powiadomienia" }).getByRole("button", { name: "Cofnij" });

/** Types codes and presses „Dodaj do listy”. @param room an existing or a new room; empty for none */
export async function add(page: Page, codes: string, room: string) {
  await page.getByRole("textbox", { name: "Numery katalogowe lub EAN" }).fill(codes);
  const choice = page.getByRole("combobox", { name: "Pomieszczenie", exact: true });
  if ((await choice.count()) === 0)
    await page.getByRole("textbox", { name: "Pomieszczenie", exact: true }).fill(room);
  else if ((await choice.getByRole("option", { name: room || "Bez pomieszczenia", exact: true }).count()) > 0)
    await choice.selectOption(room);
  else {
    await choice.selectOption("Nowe pomieszczenie…");
    await page.getByRole("textbox", { name: "Nazwa nowego", exact: true }).fill(room);
  }
  await page.getByRole("button", { name: "Dodaj do listy" }).click();
}

/** Opens the panel with the controls of a line, which is closed on a phone. */
export async function openTools(page: Page, name: string, isMobile: boolean) {
  if (isMobile) await page.getByRole("button", { name: `Opcje: ${name}` }).click();
}

/** Presses the button that saves changes without scripts. */
export const saveChanges = (page: Page) => page.getByRole("button", { name: "Zapisz zmiany" }).click();
