import { expect } from "@playwright/test";
import { test } from "../support/browser/test";
import { startDeskForEditors } from "../support/editor/desk-for-editors";
import { atDesk } from "../support/editor/desk-journey";
import { form } from "../support/editor/form";

test.use(atDesk);
test.use({
  // The CMS begins an animation of the page that is left.
  allowedConsoleErrors: [/status of 401|ViewTransition/],
});

test("a colleague's link opens what it names; the desk's links are pressed by mouse and on a phone, the preview has a host of its own, and the account menu signs out (25.43, 25.45, 25.47)", async ({
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
    expect(page.url()).toBe(link.replace("#", "?link=1#"));

    await lead.click();
    const opening = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Podgląd", exact: true }).click();
    const preview = await opening;
    await expect(preview.getByRole("note")).toContainText("tak strona będzie wyglądać po opublikowaniu");
    expect(new URL(preview.url())).toMatchObject({ hostname: "podglad.localhost", pathname: "/o-nas" });
    // The site's scripts run, without the session of who edits.
    await preview.keyboard.press("Shift");
    await expect(preview.locator("[name=theme]:checked")).toHaveCount(1);
    const [cookies, opener] = [await page.context().cookies(preview.url()), "window.opener"];
    expect(cookies.map(({ name }) => name)).toEqual(["__Host-podglad"]);
    expect(await preview.evaluate(opener)).toBeNull();
    await preview.close();

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
    await page.goto(desk.url);
    await expect(page.getByRole("textbox", { name: "Twój adres e-mail" })).toBeVisible();
  } finally {
    await desk.close();
  }
});
