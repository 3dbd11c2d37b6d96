import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { test } from "../support/browser/test";
import { atDesk } from "../support/editor/desk-journey";
import { form } from "../support/editor/form";
import { freePort } from "../support/site/free-port";

test.use(atDesk);
test.use({
  // The CMS begins an animation of the page that is left.
  allowedConsoleErrors: [/status of 401|ViewTransition/],
});
const token = "t".repeat(43);

test("a colleague's link opens what it names; the desk's links are pressed by mouse and on a phone, and the account menu signs out (25.43)", async ({
  page,
}) => {
  const port = await freePort();
  const script = "tests/support/site/desk-for-editors.ts";
  const child = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", script, String(port), token], {
    env: { ...process.env, DATA_DIR: mkdtempSync(path.join(tmpdir(), "modrawa-desk-data-")) },
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await once(child.stdout, "data");
    const desk = `http://localhost:${port}`;
    const cookie = { name: "__Host-desk", value: token, domain: "localhost", path: "/" };
    await page.context().addCookies([{ ...cookie, secure: true, httpOnly: true, sameSite: "Strict" }]);
    const link = `${desk}/redakcja/#/collections/pages/entries/o-nas`;
    const body = `<a href="${link}">Popraw to</a>`;
    await page.route("http://czat.example/", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("http://czat.example/");
    await page.getByRole("link", { name: "Popraw to" }).click();
    await expect(form(page).getByRole("textbox", { name: "Wstęp" })).toBeVisible();
    expect(page.url()).toBe(link.replace("#", "?link=1#"));

    await page.getByRole("link", { name: "Historia" }).click();
    await expect(page.getByRole("heading", { name: "Historia: strona „O nas”" })).toBeVisible();
    await page.getByRole("link", { name: "Wróć do redakcji" }).click();
    expect(page.context().pages()).toHaveLength(1);

    await page.setViewportSize({ width: 390, height: 800 });
    for (const name of ["Zasoby", "Treści"]) {
      await page.getByRole("radio", { name }).click();
      await expect(page.getByRole("radio", { name })).toBeChecked();
    }
    await page.getByRole("link", { name: "Publikacja" }).click();
    await expect(page.getByRole("heading", { name: "Publikacja" })).toBeVisible();
    await page.getByRole("link", { name: "Wróć do redakcji" }).click();

    await page.setViewportSize(atDesk.viewport);
    await page.getByRole("button", { name: "Pokaż menu konta" }).click();
    await page.getByRole("menuitem", { name: "Wyloguj się" }).click();
    await expect(page.getByRole("textbox", { name: "Twój adres e-mail" })).toBeVisible();
    await page.goto(`${desk}/redakcja/`);
    await expect(page.getByRole("textbox", { name: "Twój adres e-mail" })).toBeVisible();
  } finally {
    child.kill();
    await once(child, "close");
  }
});
