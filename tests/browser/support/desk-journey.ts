import type { Locator, Page } from "@playwright/test";
import { type Desk, type DeskAlone, startDesk } from "./desk";
import { test as base, expect as expectSoon } from "./test";

/** The editor makes a field when it comes into view, and much of what it shows moves, which costs a frame's drawing each. */
const viewport = { width: 1280, height: 2_000 };
const reducedMotion = "reduce";

/** How a journey over the desk looks at it. */
export const atDesk = { viewport, contextOptions: { reducedMotion }, actionTimeout: 60_000 } as const;

/** For journeys over the desk that leave an unsaved edit behind: each has a page of its own. */
export const testOnOwnPage = base.extend<object, { desk: Desk; editor: Page }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off this.
    async ({}, use) => {
      const desk = await startDesk();
      await use(desk);
      await desk.close();
    },
    // Vite compiles the site and the editor first.
    { scope: "worker", timeout: 300_000 },
  ],
  editor: [
    async ({ browser }, use) => {
      const locale = { locale: "pl-PL", timezoneId: "Europe/Warsaw" };
      const page = await browser.newPage({ viewport, reducedMotion, ...locale });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** Most journeys share one page: the editor reads every file and picture before it shows the first. */
export const test = testOnOwnPage.extend({ page: ({ editor }, use) => use(editor) });

/** On a busy machine a save takes seconds: the desk checks the whole content. */
export const expect = expectSoon.configure({ timeout: 30_000 });

export const saveButton = (page: Page) => page.getByRole("button", { name: "Zapisz" });
export const form = (page: Page) => page.getByRole("group", { name: /^Edytuj treść/ });

/** The editor keeps what it quotes apart by signs for the direction of writing. */
const quoting = (word: string, name: string) => new RegExp(`^${word} \\W*${name}\\W*$`, "u");

/** A field of the open form, or of a part of it. */
export const field = (page: Page, name: string, part: Locator = form(page)) =>
  part.getByRole("group", { name: quoting("Pole", name) });

/** Opens the list of a collection and from there one of its files. */
export async function openFile(
  page: Page,
  desk: Pick<DeskAlone, "url">,
  { collection, entry }: { collection: string; entry: string },
) {
  await page.goto(`${desk.url}#/collections/${collection}`);
  await expect(page.getByRole("toolbar", { name: "Kolekcja" })).toBeVisible();
  await page.goto(`${desk.url}#/collections/${collection}/entries/${entry}`);
  await expect(
    form(page)
      .getByRole("group", { name: /^Pole / })
      .first(),
  ).toBeVisible();
}

/** A command about the whole open file. */
export async function command(page: Page, name: string) {
  await page.getByRole("button", { name: "Pokaż opcje edytora" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** Saves the open file; without a mistake, the button has nothing more to save. */
export async function save(page: Page) {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
}

export async function change(page: Page, text: Locator, value: string) {
  await text.fill(value);
  await save(page);
}

/** The site in development follows the content: what it serves is right soon. */
export async function expectServed(address: string, isRight: (html: string) => boolean) {
  await expect.poll(async () => isRight(await (await fetch(address)).text())).toBe(true);
}

/** Opens the editor anew: what was saved can be chosen in other forms from then on. */
export async function reopen(page: Page, desk: DeskAlone) {
  await page.goto("about:blank");
  await page.goto(desk.url);
}

/** Scrolls down the form until it has made a control, which it does when its place comes into view. */
export async function reach(control: Locator): Promise<Locator> {
  const page = control.page();
  await page.mouse.move(viewport.width / 4, viewport.height / 2);
  await expect(async () => {
    if (!(await control.isVisible())) await page.mouse.wheel(0, viewport.height / 2);
    await expect(control).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  return control;
}

/** Unfolds an entry of a list, which shows its name while it is folded. */
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
export async function add(list: Locator, name: string) {
  await list
    .getByRole("button", { name: quoting("Dodaj", name) })
    .last()
    .click();
  // The entry is made when it comes into view; until then, the last one is another's.
  await expect(list.getByRole("textbox").last()).toHaveValue(/^(#000000)?$/);
  return (role: "textbox" | "spinbutton" | "combobox" | "switch", label: string) =>
    list.getByRole(role, { name: label, exact: true }).last();
}

/** Ticks that an entry has a group of fields that it may do without. */
export const tick = (part: Locator, name: string) =>
  part
    .getByRole("checkbox", { name: quoting("Dodaj", name) })
    .last()
    .click();

/**
 * Chooses from a list that opens, and closes when the form scrolls. A click is given long enough to be over on a busy
 * machine: an option that is chosen is no longer in the list.
 */
export async function choose(select: Locator, name: string) {
  const option = select.page().getByRole("option", { name, exact: true });
  await expect(async () => {
    if (!(await option.isVisible())) await select.click();
    await option.click({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}
