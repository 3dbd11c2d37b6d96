import { expect, type Locator, type Page } from "@playwright/test";
import { test as base } from "../browser/test";
import { type Desk, type DeskAlone, startDesk } from "./desk";
import { form } from "./form";

/**
 * A tall window, because the editor creates fields only when they come into view; and no motion, because each animated
 * frame costs time.
 */
const viewport = { width: 1280, height: 2_000 };
const reducedMotion = "reduce";

/** Options of a journey through the desk. */
export const atDesk = { viewport, contextOptions: { reducedMotion }, actionTimeout: 60_000 } as const;

/** Journeys through the desk, which share one page: the editor reads every file before it shows the first. */
export const test = base.extend<object, { desk: Desk; editor: Page }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off this.
    async ({}, use) => {
      const desk = await startDesk();
      await use(desk);
      await desk.close();
    },
    // Vite compiles the site and the editor first.
    { scope: "worker", timeout: 600_000 },
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
  page: ({ editor }, use) => use(editor),
});

export const saveButton = (page: Page) => page.getByRole("button", { name: "Zapisz" });

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

/** Saves the open file; the button is disabled once everything is saved. */
export async function save(page: Page) {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
}

export async function change(page: Page, text: Locator, value: string) {
  await text.fill(value);
  await save(page);
}

/**
 * Chooses from a drop-down list, which closes when the form scrolls. The click's timeout is long enough for a busy
 * machine, because a chosen option disappears from the list and a second click would fail.
 */
export async function choose(select: Locator, name: string) {
  const option = select.page().getByRole("option", { name, exact: true });
  await expect(async () => {
    if (!(await option.isVisible())) await select.click();
    await option.click({ timeout: 10_000 });
  }).toPass();
}
