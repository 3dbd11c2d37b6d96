import { pages, pagesWithQueries } from "../support/pages";
import { everyMode, violations } from "./support/axe";
import { expect, openHydrated, test } from "./support/lasting-page";
import { lostText } from "./support/lost-text";
import { movingElements } from "./support/moving-elements";
import { smallTargets } from "./support/small-targets";

// The answer to a wrong address is a 400 or a 404, of which the browser writes a line.
test.use({ allowedConsoleErrors: [/status of 40[04]/] });

/** One module shows them all; `/o-nas` and `/warunki-gwarancji`, which has tables, stand for them. */
const shownLikeOthers = new Set([
  "/aktualnosci/poradnik/jak-oszczedzac-wode-w-lazience",
  "/dostepnosc",
  "/obsluga-klientow-biznesowych",
  "/pielegnacja-produktow",
  "/polityka-prywatnosci",
  "/reklamacja-i-zwroty",
  "/wspolpraca-z-architektami",
]);
const kinds = [...pages, ...pagesWithQueries].filter((path) => !shownLikeOthers.has(path));

for (const path of kinds) {
  test(`${path} can be read, reached and used by everyone`, async ({ page, isMobile }) => {
    test.slow();
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, path);

    await test.step("it follows WCAG 2.2 AA in every mode of colour", async () => {
      // A colour is the same in both sizes. What a phone alone shows is looked at in every mode with the open panels.
      expect.soft(await violations(page, isMobile ? ["light"] : everyMode)).toEqual([]);
    });
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });

    await test.step("every control can be hit: 24 px with a pointer, 44 px with a finger", async () => {
      // A finger's width is rounded: 43.5 px is 44 px.
      expect.soft(await smallTargets(page, isMobile ? 43.5 : 24)).toEqual([]);
    });
    if (isMobile) return;

    await test.step("nothing moves for visitors who want it so", async () => {
      expect.soft(await movingElements(page)).toEqual([]);
    });
    await test.step("no text is lost when the page is narrow, large or widely spaced", async () => {
      expect.soft(await lostText(page)).toEqual([]);
    });
  });
}

test.describe("without JavaScript", () => {
  for (const path of pages) {
    test(`${path} opens and shows its one heading`, { tag: "@only-without-js" }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeAttached();
    });
  }
});

test("what opens does not move for visitors who want it so", { tag: "@desktop" }, async ({ page }) => {
  await openHydrated(page, "/o-nas");
  await page.getByRole("banner").getByRole("link", { name: "Produkty" }).press("Enter");
  await page.getByRole("dialog").getByRole("link", { name: "Prysznice" }).focus();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Prysznice" })).toBeVisible();
  expect(await movingElements(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Szukaj" }).click();
  await page.getByLabel("Czego szukasz?").pressSequentially("bateria");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await movingElements(page)).toEqual([]);
});
