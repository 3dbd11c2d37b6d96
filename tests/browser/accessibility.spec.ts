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

for (const colorScheme of ["light", "dark"] as const) {
  test(`every page keeps to WCAG 2.2 AA in the ${colorScheme} theme`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of [...pages, "/produkt/lira-bateria-umywalkowa-niska", "/produkty?q=lira"]) {
      await page.goto(path);
      expect.soft(await violations(page), path).toEqual([]);
    }
  });

  test(`open panels keep to WCAG 2.2 AA in the ${colorScheme} theme`, { tag: "@phone" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/o-nas");
    await page.getByRole("button", { name: "Otwórz menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test("forced colours keep every page readable", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/", "/produkty/4100-baterie-umywalkowe", "/punkty-sprzedazy", "/newsletter"]) {
    await page.goto(path);
    expect.soft(await violations(page), path).toEqual([]);
  }
});

test("a form's errors keep to WCAG 2.2 AA", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/newsletter");
  const form = page.getByRole("main");
  await form.getByLabel("E-mail", { exact: true }).fill("nie-adres");
  await form.getByLabel("E-mail", { exact: true }).blur();
  await expect(form.getByText("Nieprawidłowy e-mail")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
