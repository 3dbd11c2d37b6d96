import { everyMode, violations } from "../../support/browser/axe";
import { changesByScripts } from "../../support/browser/every-start";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";
import { lostText } from "../../support/browser/lost-text";
import { movingElements } from "../../support/browser/moving-elements";
import { smallTargets } from "../../support/browser/small-targets";
import { brokenHeadings, textsOf, valueWithUnit } from "../../support/browser/unbroken-words";
import { pages, pagesWithQueries } from "../../support/site/pages";

// The answer to a wrong URL is a 400 or a 404, which the browser logs to the console.
test.use({ allowedConsoleErrors: [/status of 40[04]/] });

/** The same module shows all of these; `/o-nas` and `/warunki-gwarancji`, which has tables, represent them. */
const shownLikeOthers = new Set([
  "/aktualnosci/poradnik/jak-oszczedzac-wode-w-lazience",
  "/dostepnosc",
  "/obsluga-klientow-biznesowych",
  "/pielegnacja-produktow",
  "/polityka-prywatnosci",
  "/reklamacja-i-zwroty",
  "/wspolpraca-z-architektami",
]);

/**
 * A page of each kind, which is also checked in every colour mode, with enlarged text and on a phone. Other pages
 * consist of the same parts, with the same colours and layout.
 */
const kinds = new Set([
  "/",
  "/404",
  "/aktualnosci/kolekcja-lira",
  "/bryly",
  "/czesci-zamienne/CZ-1025",
  "/czesci-zamienne?produkt=LR-110",
  "/dopasowanie/mam-juz?krawedz=140&glebokosc=400",
  "/dopasowanie?a=lira-bateria-umywalkowa-wysoka&b=misa-umywalka-nablatowa-owalna",
  "/kariera",
  "/kolekcje/lira",
  "/kontakt",
  "/produkt/lira-bateria-umywalkowa-niska",
  "/produkty/4100-baterie-umywalkowe",
  "/produkty?porownaj=lira-bateria-umywalkowa-niska,kanta-bateria-umywalkowa-niska",
  "/projekt?l=1._rA.LR-130-CH*2.LR-319-CH._rB.LR-110.XX-999.KN-110-CH*0",
  "/projekt/zapytanie?l=1._rA.LR-130-CH*2.XX-999",
  "/punkty-sprzedazy",
  "/qanda",
  "/warunki-gwarancji",
]);

for (const path of [...pages, ...pagesWithQueries].filter((path) => !shownLikeOthers.has(path))) {
  const isKind = kinds.has(path);
  test(`${path} can be read, reached and used by everyone (19.8, 23.1, 23.5, 24.1, 24.4, 24.5, 24.6)`, {
    tag: isKind ? "@phone" : [],
  }, async ({ page, isMobile }) => {
    test.slow();
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);

    await test.step("nothing changes when its scripts start", async () => {
      expect.soft(await changesByScripts(page)).toEqual([]);
    });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

    await test.step("every control can be hit: 24 px with a pointer, 44 px with a finger", async () => {
      // Sizes are rounded: 43.5 px counts as 44 px.
      expect.soft(await smallTargets(page, isMobile ? 43.5 : 24)).toEqual([]);
    });

    await test.step("it follows WCAG 2.2 AA", async () => {
      // Colours are the same in both sizes. What only a phone shows is checked in every mode with the open panels.
      expect.soft(await violations(page, isMobile || !isKind ? ["light"] : everyMode)).toEqual([]);
    });
    if (!isKind) return;
    if (isMobile) {
      await test.step("numbers, units and headings stay whole from 360 px on", async () => {
        await page.setViewportSize({ width: 360, height: 780 });
        expect.soft((await textsOf(page, valueWithUnit)).broken).toEqual([]);
        expect.soft(await brokenHeadings(page)).toEqual([]);
      });
      return;
    }

    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await test.step("nothing moves for visitors who prefer reduced motion", async () => {
      expect.soft(await movingElements(page)).toEqual([]);
    });
    await test.step("no text is lost when the page is narrow, large or widely spaced", async () => {
      expect.soft(await lostText(page)).toEqual([]);
    });
  });
}

test("what opens does not move for visitors who prefer reduced motion (24.6)", async ({ page }) => {
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

test("a range of numbers is never broken, at whatever width (25.4)", async ({ page }) => {
  for (const path of ["/produkty/4100-baterie-umywalkowe/4102-stojace-wysokie", "/punkty-sprzedazy"]) {
    await page.goto(path);
    for (let width = 320; width < 460; width += 7) {
      await page.setViewportSize({ width, height: 780 });
      const { found, broken } = await textsOf(page, /\d+–\u2060?\d+/g);
      expect(found, path).toBeGreaterThan(0);
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});
