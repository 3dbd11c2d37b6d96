import type { Page } from "@playwright/test";
import { holdRequests } from "../../support/browser/hold-requests";
import { expect, openHydrated, test } from "../../support/browser/test";

/**
 * Replaces the page-translation script. Like the real one, it adds its widget after a delay and wraps every text node
 * in `<font><font>…`, which breaks React when it updates those nodes.
 */
const translationScript = `
(() => {
  const rewrite = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      !node.data.trim() || node.parentElement.closest("[translate=no], script, style, svg, select, font")
        ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const inner = document.createElement("font");
      inner.textContent = "EN " + text.data;
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  window.google = { translate: { TranslateElement: class {
    constructor(_, id) {
      setTimeout(() => {
        const select = document.createElement("select");
        select.className = "goog-te-combo";
        for (const language of ["", "pl", "en"]) select.append(new Option(language, language));
        select.addEventListener("change", () => {
          if (select.value !== "en") return;
          document.documentElement.classList.add("translated-ltr");
          document.documentElement.lang = "en";
          rewrite();
          new MutationObserver(rewrite).observe(document.body, { childList: true, subtree: true });
        });
        document.getElementById(id).append(select);
      }, 50);
    }
  } } };
  window[new URL(document.currentScript.src).searchParams.get("cb")]();
})();
`;

const service = "https://translate.google.com/**";
const notReady = "Google Translate nie jest jeszcze dostępny";

const language = (page: Page, name: "PL" | "EN") =>
  page.getByRole("link", { name, exact: true }).and(page.locator(":visible"));

const serveTranslation = (page: Page) =>
  page.route(service, (route) => route.fulfill({ contentType: "text/javascript", body: translationScript }));

async function openInEnglish(page: Page, path: string) {
  await serveTranslation(page);
  await openHydrated(page, path);
  await language(page, "EN").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("EN ");
}

test("EN translates the page, PL brings Polish back (9.1, 9.2)", { tag: "@core" }, async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await openInEnglish(page, "/kontakt");
  await expect(language(page, "EN")).toHaveAttribute("aria-current", "true");
  await language(page, "PL").click();
  await expect(page).toHaveURL("/kontakt");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("EN ");
  expect(warnings).toEqual([]);
});

test("a translated page's links, Back and Forward load documents in English (9.4)", async ({ page }) => {
  await openInEnglish(page, "/aktualnosci");
  const heading = page.getByRole("heading", { level: 1 });
  const list = await heading.textContent();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/aktualnosci\/[\w/-]+\?jezyk=en$/);
  await expect(heading).toContainText("EN ");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL("/aktualnosci?jezyk=en");
  await expect(heading).toHaveText(list ?? "");
  await page.goForward();
  await expect(page).toHaveURL(/\/aktualnosci\/[\w/-]+\?jezyk=en$/);
  await expect(heading).toContainText("EN ");
});

test("a press on a translated project list is posted, in English (9.4)", async ({ page }) => {
  await openInEnglish(page, "/projekt?l=1.LR-110-CH.KN-110-CH");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("button", { name: /Usuń: Bateria umywalkowa niska Kanta/ }).click();
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH&jezyk=en");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
});

test("a slow script is warned of after 5000 ms, and translates when it comes (9.3)", async ({ page }) => {
  await serveTranslation(page);
  const deliver = await holdRequests(page, service);
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.clock.install();
  await openHydrated(page, "/kontakt");
  const asked = page.waitForRequest(service);
  await language(page, "EN").click();
  await asked;
  await page.clock.runFor(5_000);
  await expect.poll(() => warnings).toEqual([notReady]);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("EN ");
  deliver();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("EN ");
  expect(warnings).toEqual([notReady]);
});

test.describe("a script that does not come", () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test("is told, and the page is the Polish one again (9.3)", async ({ page }) => {
    await page.route(service, (route) => route.abort());
    await openHydrated(page, "/kontakt");
    const warning = page.waitForEvent("console", (message) => message.text() === notReady);
    await language(page, "EN").click();
    expect((await warning).type()).toBe("warning");
    await expect(page).toHaveURL("/kontakt");
    await expect(page.getByText("this page stays in Polish")).toBeVisible();
    await expect(language(page, "PL")).toHaveAttribute("aria-current", "true");
    await expect(language(page, "EN")).not.toHaveAttribute("aria-current");
  });
});
