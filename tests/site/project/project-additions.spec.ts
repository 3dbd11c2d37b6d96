import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { expect, hydrated, openHydrated, test } from "../../support/browser/lasting-page";
import { header, kept, lines, undo } from "../../support/browser/project";

test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503/] });

const category = "/produkty/4100-baterie-umywalkowe";
const mixer = "/produkt/lira-bateria-umywalkowa-niska";
const pair = "/dopasowanie?a=lira-bateria-umywalkowa-wysoka&b=misa-umywalka-nablatowa-owalna";

const plus = (page: Page, code: string) => page.getByRole("link", { name: `Dodaj do projektu: ${code}` });
const addProduct = (page: Page) => page.getByRole("link", { name: "Dodaj do projektu: chrom", exact: true });
const toast = (page: Page) => page.getByRole("region", { name: "Powiadomienia" }).getByRole("status");

test("adding keeps the visitor on the page, is announced and counted, and can be undone (27.13)", {
  tag: ["@phone", "@core"],
}, async ({ page }) => {
  await openHydrated(page, category);
  await plus(page, "LR-110").click();
  await expect(toast(page)).toContainText("Dodano LR-110-CH");
  await expect(toast(page)).toContainText("Na liście: 1 pozycja.");
  await expect(header(page)).toHaveAccessibleName("Lista projektowa, pozycji: 1");
  // A double click adds one piece.
  await plus(page, "KN-110").dblclick();
  await expect(toast(page)).toContainText("Dodano KN-110-CH");
  await expect(toast(page)).not.toContainText("LR-110-CH");
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH.KN-110-CH");
  await expect(header(page)).toHaveAccessibleName("Lista projektowa, pozycji: 2");
  await expect(page).toHaveURL(category);

  await undo(page).click();
  await expect(toast(page)).toContainText("Cofnięto");
  await expect(header(page)).toHaveAccessibleName("Lista projektowa, pozycji: 1");
  await plus(page, "KN-120").click();
  await page.getByRole("link", { name: "Zobacz listę" }).click();
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH.KN-120-CH");
  await expect(lines(page)).toHaveCount(2);
});

test("a browser that blocks storage says that it remembers no list, which stays in the URL (27.8)", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await openHydrated(page, mixer);
  await addProduct(page).click();
  const blocked = page.getByText("Ta przeglądarka nie może zapamiętać listy.");
  await expect(blocked).toBeVisible();
  await page.goBack();
  await addProduct(page).click();
  await expect(page).toHaveURL(/^[^?]*\?l=1\.LR-110-CH\*2(&|$)/);
  await page.goBack();
  await header(page).click();
  await expect(page).toHaveURL(/^[^?]*\?l=1\.LR-110-CH\*2$/);
  await expect(blocked).toBeVisible();
});

test("of a pair that fits only what is not yet on the list is added (27.13)", async ({ page }) => {
  await openHydrated(page, "/projekt?l=1._rHol.LR-120-CM*2");
  await openHydrated(page, pair);
  await page.getByRole("link", { name: "Dodaj wszystkie do projektu" }).click();
  await expect(toast(page)).toContainText("Już na liście: LR-120-CH.");
  await expect(toast(page)).toContainText("Pomieszczenie: Hol.");
  const list = await kept(page);
  expect(list).toMatch(/^1\._rHol\.LR-120-CM\*2\.MS-511-BI\./);
  await page.getByRole("link", { name: "Dodaj wszystkie do projektu" }).click();
  await expect(toast(page)).toContainText("Już na liście: LR-120-CH, MS-511-BI i");
  await expect.poll(() => kept(page)).toBe(list);
});

test("F8 leads to the toast, which waits there; its buttons lead back to the link (11.6)", async ({
  page,
}) => {
  await openHydrated(page, category);
  await plus(page, "LR-110").focus();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Dodano LR-110-CH");
  // Before the check, because the toast closes unless the pointer or the focus is on it.
  await page.keyboard.press("F8");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zobacz listę" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(plus(page, "LR-110")).toBeFocused();
  await expect(header(page)).toHaveAccessibleName("Lista projektowa");
});

test("two tabs add to one list, and each takes back only the last change (27.13)", async ({ page }) => {
  await openHydrated(page, category);
  const other = await page.context().newPage();
  await openHydrated(other, category);
  await plus(page, "LR-110").hover();
  await Promise.all([plus(page, "LR-110").click(), plus(other, "KN-110").click()]);
  await expect(header(page)).toHaveAccessibleName("Lista projektowa, pozycji: 2");
  await expect(header(other)).toHaveAccessibleName("Lista projektowa, pozycji: 2");
  await plus(other, "KN-120").click();
  await expect(undo(other)).toBeVisible();
  await expect(undo(page)).toBeHidden();
  await undo(other).click();
  await expect(header(page)).toHaveAccessibleName("Lista projektowa, pozycji: 2");
  await other.close();
});

test("without an answer of the site nothing is added; the toast tries again (27.13)", async ({ page }) => {
  await openHydrated(page, category);
  await plus(page, "LR-110").click();
  await expect(toast(page)).toContainText("Dodano LR-110-CH");
  await page.route("**/projekt?dodaj=*", (route) => route.abort());
  await plus(page, "KN-110").click();
  await expect(toast(page)).toContainText("Nie dodano do listy");
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH");
  const down = page.waitForResponse("**/projekt?dodaj=*");
  await page.route("**/projekt?dodaj=*", (route) => route.fulfill({ status: 503, body: "<h1>Down</h1>" }));
  await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
  await down;
  await expect(toast(page)).toContainText("Serwis nie odpowiada.");
  await page.unroute("**/projekt?dodaj=*");
  await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expect(toast(page)).toContainText("Dodano KN-110-CH");
});

test("somebody else's addition in a URL is not added to the remembered list", async ({ page }) => {
  await openHydrated(page, "/projekt?l=1.LR-110-CH");
  await page.goto("/projekt?l=1.KN-110-CH#dodano");
  await hydrated(page);
  await expect(page.getByText("To inna lista.")).toBeVisible();
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH");
  await page.getByRole("button", { name: "Połącz obie" }).click();
  await expect(page).toHaveURL("/projekt?l=1.LR-110-CH.KN-110-CH");
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH.KN-110-CH");
  await page.getByRole("button", { name: "Cofnij" }).click();
  await expect(page).toHaveURL("/projekt?l=1.KN-110-CH");
  await expect.poll(() => kept(page)).toBe("1.LR-110-CH");
});
