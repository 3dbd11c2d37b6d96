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
    // Only texts that scripts replace are gone.
    expect(left / added).toBeGreaterThan(0.9);
  }
  await page.getByRole("button", { name: "Motyw" }).click();
  await page.locator("[name=theme]").last().check();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("text, focus and later changes stay on a page whose proxy drops comments and no-break spaces, and rewrites links (19.8)", async ({
  page,
}) => {
  const [, [path, selector]] = fields;
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/(<script.*?<\/script>)|<!--.*?-->/gs, "$1")
      .replaceAll(/(<script.*?<\/script>)|\u00a0/gs, (_, script = " ") => script)
      .replaceAll(/(?<=<a href=")(?=mailto:|https?:)/g, "//proxy.example/?");
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
  const field = await page.locator(selector).first().elementHandle();
  await field?.click();
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await hydrated(page);
  await page.keyboard.type("5");
  await expect(page).toHaveURL(/krawedz=145/);
  expect(await field?.evaluate((node) => node === document.activeElement)).toBe(true);
  const counts = page.getByRole("main").getByRole("heading", { level: 3 });
  const changed = await counts.allInnerTexts();
  await page.unrouteAll();
  await page.reload();
  expect(changed).toEqual(await counts.allInnerTexts());
});
