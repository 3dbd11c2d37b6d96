import { expect } from "@playwright/test";
import { test } from "../support/browser/test";
import { startDeskForEditors } from "../support/editor/desk-for-editors";
import { atDesk } from "../support/editor/desk-journey";
import { form } from "../support/editor/form";

test.use(atDesk);
test.use({
  // The CMS begins an animation on a page that is being left.
  allowedConsoleErrors: [/status of 401|ViewTransition/],
});

test("a colleague's link opens what it names; the desk's links are pressed by mouse and on a phone, the preview has a host of its own, and the account menu signs out (25.45, 25.47, 25.50)", async ({
  page,
}) => {
  const desk = await startDeskForEditors("tests/fixtures");
  try {
    await desk.signIn(page.context());
    const link = `${desk.url}#/collections/pages/entries/o-nas`;
    const body = `<a href="${link}">Popraw to</a>`;
    await page.route("http://czat.example/", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("http://czat.example/");
    await page.getByRole("link", { name: "Popraw to" }).click();
    const lead = form(page).getByRole("textbox", { name: "Wstęp" });
    await expect(lead).toBeVisible();
    expect(page.url()).toBe(link);

    await lead.click();
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Podgląd", exact: true }).click();
    const preview = await opening;
    await expect(preview.getByRole("note")).toContainText("tak strona będzie wyglądać po opublikowaniu");
    expect(new URL(preview.url())).toMatchObject({ hostname: "podglad.localhost", pathname: "/o-nas" });
    // The site's scripts run, without the editor's session.
    await preview.keyboard.press("Shift");
    await expect(preview.locator("[name=theme]:checked")).toHaveCount(1);
    const cookies = await page.context().cookies(preview.url());
    expect(cookies.map(({ name }) => name)).toEqual(["__Host-podglad"]);
    // The same tab is used again, for the entry that is open by then.
    await page.evaluate("location.hash = '#/collections/fixed/entries/pages-kontakt'");
    await expect(lead).toHaveValue(/^Wybierz dział/);
    await page.getByRole("button", { name: "Podgląd", exact: true }).click();
    await expect(preview).toHaveURL(/\/kontakt/);
    await preview.close();

    await page.getByRole("link", { name: "Historia" }).click();
    await expect(page.getByRole("heading", { name: "Historia: formularz „Kontakt”" })).toBeVisible();
    await page.getByRole("link", { name: "Wróć do redakcji" }).click();
    await expect(lead).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);

    await page.goto(`${desk.url}#/collections/pages`);
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
    await page.getByRole("menuitem", { name: "Ustawienia" }).click();
    await expect(page.getByRole("tab", { name: "Wygląd" })).toBeVisible();
    await expect(page.getByRole("tab", { name: /Zaawansowane|Multimedia/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Pokaż menu konta" }).click();
    await page.getByRole("menuitem", { name: "Wyloguj się" }).click();
    expect(await page.evaluate(storesHere)).toEqual(["gitea:desk/content"]);
    await page.getByRole("button", { name: "Wyloguj się" }).click();
    await expect(page.getByRole("textbox", { name: "Twój adres e-mail" })).toBeVisible();
    // Nothing of the texts stays in a browser that others use.
    expect(await page.evaluate(storesHere)).toEqual([]);
    expect(await page.evaluate("localStorage.length")).toBe(0);
    await page.goto(desk.url);
    await expect(page.getByRole("textbox", { name: "Twój adres e-mail" })).toBeVisible();
  } finally {
    await desk.close();
  }
});

const storesHere = async () => (await indexedDB.databases()).map(({ name }) => name);
