import type { Page } from "@playwright/test";
import { follow, isSameDocument, markDocument } from "./support/documents";
import { expect, openHydrated, test } from "./support/test";

test.describe.configure({ mode: "default" });

async function openPage(page: Page, path = "/o-nas") {
  await openHydrated(page, path);
  await markDocument(page);
}

/** From now on the server says that it serves another build. */
async function serveAnotherBuild(page: Page) {
  const asked: string[] = [];
  await page.route("**/builds/latest.json?*", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: { id: "another", timestamp: 1 } });
  });
  return asked;
}

test.describe("a new build", { tag: "@desktop" }, () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("is asked for after an hour, and the next navigation is a whole load of its target", async ({
    page,
  }) => {
    const asked = await serveAnotherBuild(page);
    await openPage(page);
    // A minute less: the clock goes on by itself meanwhile.
    await page.clock.runFor(3_540_000);
    expect(asked).toEqual([]);
    await follow(page, "Punkty sprzedaży");
    await expect(page).toHaveURL("/punkty-sprzedazy");
    expect(await isSameDocument(page)).toBe(true);

    const answered = page.waitForResponse("**/builds/latest.json?*");
    await page.clock.runFor(60_000);
    await answered;
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/\/builds\/latest\.json\?\d+$/);
    const loaded = page.waitForEvent("load");
    await follow(page, "O nas");
    await loaded;
    await expect(page).toHaveURL("/o-nas");
    expect(await isSameDocument(page)).toBe(false);
  });

  test("waits while a form is half filled", async ({ page }) => {
    await serveAnotherBuild(page);
    await openPage(page);
    const answered = page.waitForResponse("**/builds/latest.json?*");
    await page.clock.runFor(3_600_000);
    await answered;
    await page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" }).fill("jan@");
    await follow(page, "Punkty sprzedaży");
    await expect(page).toHaveURL("/punkty-sprzedazy");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" })).toHaveValue("jan@");
  });

  test("that cannot be asked for is only logged", async ({ page }) => {
    await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { message: "?" } }));
    await openPage(page);
    await page.clock.runFor(3_600_000);
    await follow(page, "Punkty sprzedaży");
    await expect(page).toHaveURL("/punkty-sprzedazy");
    expect(await isSameDocument(page)).toBe(true);
  });
});

test("the redirect rules are fetched 1 s after the page has loaded", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/builds/meta/") && asked.push(request.url()));
  await page.clock.install();
  await openHydrated(page, "/o-nas");
  const answered = page.waitForResponse("**/builds/meta/*.json");
  await page.clock.runFor(1_000);
  expect(await (await answered).json()).toMatchObject({ redirects: { "/faq": "/qanda" } });
  expect(asked).toHaveLength(1);
});

test("an old address is followed to its new one within the page, and Back leads to where the visitor was", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.clock.install();
  await page.route("**/builds/meta/*.json", (route) =>
    route.fulfill({ json: { redirects: { "/punkty-sprzedazy": "/kontakt" } } }),
  );
  const answered = page.waitForResponse("**/builds/meta/*.json");
  await openPage(page);
  await page.clock.runFor(1_000);
  await (await answered).finished();
  await follow(page, "Punkty sprzedaży");
  await expect(page).toHaveURL("/kontakt");
  await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/o-nas");
  await expect(page.getByRole("heading", { level: 1, name: "O nas" })).toBeVisible();
});

test.describe("a page whose code is missing", { tag: "@desktop" }, () => {
  test.use({ allowedConsoleErrors: [/status of 404|Error loading route module|dynamically imported/] });

  test.beforeEach(async ({ page }) => {
    await page.route("**/assets/points-of-sale-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  });

  async function countDocuments(page: Page) {
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    return documents;
  }

  test("is loaded whole once, then the error page leads on", async ({ page }) => {
    await openPage(page);
    const documents = await countDocuments(page);
    await follow(page, "Punkty sprzedaży");
    await expect(page.getByRole("heading", { level: 1, name: "Punkty sprzedaży" })).toBeVisible();
    await page.goBack();
    await openPage(page);
    documents.length = 0;
    await follow(page, "Punkty sprzedaży");
    await expect(page.getByRole("link", { name: "Powrót do strony głównej" })).toBeVisible();
    expect(documents).toEqual([]);
  });

  test("does not cost what a visitor has entered", async ({ page }) => {
    await openPage(page);
    const documents = await countDocuments(page);
    await page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" }).fill("jan@");
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      return dialog.dismiss();
    });
    await follow(page, "Punkty sprzedaży");
    await expect.poll(() => questions).toEqual([expect.stringContaining("Wpisane dane przepadną")]);
    await expect(page).toHaveURL("/o-nas");
    await expect(page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" })).toHaveValue("jan@");
    expect(documents).toEqual([]);
  });
});

test.describe("a form whose page's code is missing", () => {
  test.use({ allowedConsoleErrors: [/status of 404|Error loading route module|dynamically imported/] });

  test("is posted by the browser itself", async ({ page }) => {
    await page.route(/\/assets\/newsletter-(?!checks)[\w-]+\.js/, (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await openPage(page);
    const form = page.getByRole("contentinfo");
    await form.getByRole("textbox", { name: "E-mail" }).fill("anna@przyklad.pl");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Zapisz się" }).click();
    await expect(page).toHaveURL("/newsletter/wyslano");
  });
});
