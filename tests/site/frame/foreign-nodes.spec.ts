import { addForeignNodes } from "../../support/browser/foreign-nodes";
import { expect, hydrated, test } from "../../support/browser/test";

// The page's policy blocks the styles of nodes that a test adds; those of a real extension are exempt.
test.use({ allowedConsoleErrors: [/Applying inline style violates/] });

/** Pages whose own fields the scripts take over, and one whose only field is in the footer. */
const fields = [
  ["/projekt?l=1.LR-120-CH.MS-511-BI._rHol.CZ-1025", "main textarea"],
  ["/dopasowanie/mam-juz?krawedz=140&glebokosc=400", "main [name=krawedz]"],
  ["/produkt/lira-bateria-umywalkowa-niska?wykonczenie=czarny-mat", "footer [name=email]"],
] as const;

test("typed text survives what extensions put into the page (19.8)", async ({ page }) => {
  for (const [path, selector] of fields) {
    await page.goto(path);
    const countForeign = await addForeignNodes(page);
    const field = await page.locator(selector).first().elementHandle();
    await field?.click();
    await page.keyboard.type("a@b.pl");
    await page.keyboard.press("Home");
    await page.keyboard.type("x");
    await hydrated(page);
    expect(
      await field?.evaluate((node) => [node === document.activeElement, Reflect.get(node, "value")]),
    ).toEqual([true, expect.stringMatching(/^x.*a@b\.pl/)]);
    const [added, left] = await countForeign();
    // Only nodes in texts that scripts replace are gone.
    expect(left / added).toBeGreaterThan(0.9);
  }
  await page.getByRole("button", { name: "Motyw" }).click();
  await page.locator("[name=theme]").last().check();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("later changes reach texts whose elements an extension has set the text of (19.8)", async ({ page }) => {
  const [, [path, selector]] = fields;
  await page.goto(path);
  const cells = page.getByRole("main").getByRole("cell");
  const served = await cells.allInnerTexts();
  await cells.locator("span:not(:has(*))").evaluateAll((spans) => {
    for (const span of spans) span.textContent = String(span.textContent);
  });
  const field = page.locator(selector).first();
  const element = await field.elementHandle();
  await field.click();
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await hydrated(page);
  await page.keyboard.type("80");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/krawedz=180/);
  expect(await element?.evaluate((node) => node === document.activeElement)).toBe(true);
  await expect.poll(() => cells.allInnerTexts()).not.toEqual(served);
  const changed = await cells.allInnerTexts();
  await page.reload();
  expect(changed).toEqual(await cells.allInnerTexts());
});
