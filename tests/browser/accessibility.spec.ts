import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pages } from "../support/pages";
import { expect, test } from "./support/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Violations as lines of a report: the rule and the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

test.describe("WCAG 2.2 AA", () => {
  // The answer to a wrong address is a 400, of which the browser writes a line.
  test.use({ allowedConsoleErrors: [/status of 400/] });
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of [...pages, "/produkt/lira-bateria-umywalkowa-niska", "/produkty?q=lira"]) {
    test(`holds on ${path} in both themes`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page)).toEqual([]);
    });
  }

  for (const path of ["/", "/produkty/4100-baterie-umywalkowe", "/punkty-sprzedazy", "/newsletter"]) {
    test(`holds on ${path} in forced colours`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    });
  }

  test("holds while the menu is open, in both themes", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/o-nas");
    await page.getByRole("button", { name: "Otwórz menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page)).toEqual([]);
  });

  test("holds for a form that shows errors", async ({ page }) => {
    await page.goto("/newsletter");
    // Shown once the page's scripts run.
    await expect(page.getByRole("button", { name: "Motyw" })).toBeVisible();
    const form = page.getByRole("main");
    await form.getByLabel("E-mail", { exact: true }).fill("jan@localhost");
    await form.getByLabel("Wyrażam zgodę").check();
    await form.getByRole("button", { name: "Zapisz się" }).click();
    await expect(form.getByText("Nieprawidłowy e-mail").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
