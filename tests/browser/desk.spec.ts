import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { freePort } from "../support/free-port";
import { type Site, startSite } from "../support/site";
import { expect, test } from "./support/test";

const fromProject = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

type Collection = { name: string; folder?: string; extension?: string; files?: { name: string; file: string }[] };

/** A desk over a copy of the real content, which it may write to. */
async function openDesk() {
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-desk-"));
  cpSync(fromProject("content"), path.join(folder, "content"), { recursive: true });
  symlinkSync(fromProject("public"), path.join(folder, "public"));
  const port = await freePort();
  const site: Site = await startSite({
    command: [
      fromProject("node_modules/tsx/dist/cli.mjs"),
      ...["--tsconfig", fromProject("tsconfig.json"), fromProject("scripts/desk.ts"), String(port)],
    ],
    cwd: folder,
    env: { NODE_ENV: "development" },
  });
  await expect.poll(() => site.output(), { timeout: 60_000 }).toContain("/redakcja/");
  const at = (file: string) => path.join(folder, file);
  return {
    site,
    url: `http://127.0.0.1:${port}/redakcja/`,
    read: (file: string) => readFileSync(at(file), "utf8"),
    write: (file: string, text: string) => writeFileSync(at(file), text),
    close: async () => {
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Opens the list of a collection and then one of its files. */
async function openFile(page: Page, desk: Desk, collection: string, entry: string) {
  await page.goto(`${desk.url}#/collections/${collection}`);
  await expect(page.getByRole("toolbar", { name: "Kolekcja" })).toBeVisible();
  await page.goto(`${desk.url}#/collections/${collection}/entries/${entry}`);
  await expect(page.getByRole("group", { name: /^Edytuj treść/ })).toBeVisible();
}

const saveButton = (page: Page) => page.getByRole("button", { name: "Zapisz" });

async function save(page: Page) {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
}

test.describe("the staff's desk", { tag: "@desktop" }, () => {
  test.describe.configure({ mode: "serial", timeout: 600_000 });
  let desk: Desk;

  test.beforeAll(async () => {
    desk = await openDesk();
  });
  test.afterAll(() => desk?.close());

  test("x", async ({ page }) => {
    await page.goto(desk.url);
    await page.getByRole("button", { name: "Zapisz" }).count();
    const { cms } = await (await page.request.get(`${desk.url}config.json`)).json();
    for (const { name, files = [] } of cms.collections as Collection[])
      for (const file of files) {
        await page.goto(`${desk.url}#/collections/${name}`);
        await page.waitForTimeout(1000);
        console.log(await page.locator("body").ariaSnapshot());
        await page.goto(`${desk.url}#/collections/${name}/entries/${file.name}`);
        await page.waitForTimeout(1000);
        console.log(await page.locator("body").ariaSnapshot());
        return;
      }
  });
});
