import type { Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { holdRequests } from "../../support/browser/hold-requests";
import { expect, hydrated, openHydrated, test } from "../../support/browser/lasting-page";

const list = "/produkty/4100-baterie-umywalkowe";
const tall = "/produkt/lira-bateria-umywalkowa-wysoka";
const fits = /^Pasuje do twojej umywalki, zapas co najmniej \d+\smm$/;

const verdict = (page: Page, name: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name, exact: true }) })
    .locator("product-note");
const tallTile = (page: Page) => verdict(page, "Bateria umywalkowa wysoka Lira");
/** Returns the bounding boxes of the verdict on the tall tap's tile, in windows of these widths. */
async function placesOn(page: Page, widths: number[]) {
  const places = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    places.push(await tallTile(page).boundingBox());
  }
  return places;
}
const remember = (page: Page) => page.getByRole("button", { name: "Zapamiętaj moją umywalkę" });
async function isRemembered(page: Page) {
  await expect(page.getByText("To twoja umywalka.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("modrawa:umywalka"))).toContain("notes");
}

test("a remembered basin judges each tap before the first paint, narrows lists, is known on all pages, and is forgotten (15.10, 26.27)", {
  tag: "@core",
}, async ({ page }) => {
  await openHydrated(page, "/dopasowanie/mam-juz?krawedz=140&glebokosc=400");
  await remember(page).click();
  await isRemembered(page);
  expect(await violations(page)).toEqual([]);

  // Without the site's modules only the script before the body can show the verdicts.
  const isModule = ({ pathname }: URL) => /^\/assets\/(?!show-basin).*\.js$/.test(pathname);
  await page.route(isModule, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto(list);
  await expect(tallTile(page)).toHaveText(fits);
  await expect(verdict(page, "Bateria umywalkowa niska Lira")).toHaveText(/^Nie pasuje do twojej umywalki: /);
  await expect(page.getByRole("heading", { name: "Moja umywalka" })).toBeVisible();
  await expect(page.getByRole("link", { name: "umywalka nablatowa 140 × 400 mm" })).toBeVisible();
  const filter = page.getByRole("link", { name: /^Pasuje do mojej umywalki\s*\d+$/ });
  await expect(filter).toBeVisible();
  const places = await placesOn(page, [390, 1280]);
  await page.unroute(isModule);
  await page.goto(list);
  await hydrated(page);
  await expect(tallTile(page)).toHaveText(fits);
  await expect(verdict(page, "Bateria umywalkowa niska Lira")).toHaveText(/^Nie pasuje do twojej umywalki: /);
  expect(await placesOn(page, [390, 1280])).toEqual(places);
  expect(await violations(page)).toEqual([]);

  await expect(page.getByRole("link", { name: "umywalka nablatowa 140 × 400 mm" })).toBeVisible();
  const count = (await filter.innerText()).replace(/\D/g, "");
  await filter.click();
  await expect(page).toHaveURL(/pasuje-do=krawedz%3D140%26glebokosc%3D400/);
  await expect(page.getByText(new RegExp(`^${count}\\sprodukt`))).toBeVisible();
  await expect(verdict(page, "Bateria umywalkowa niska Lira")).toHaveCount(0);
  await expect(tallTile(page)).toHaveText(fits);

  await openHydrated(page, "/dopasowanie/mam-juz");
  await page.getByRole("link", { name: "Wpisz wymiary mojej umywalki" }).click();
  await isRemembered(page);

  await openHydrated(page, tall);
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole("link", { name: fits })).toHaveAttribute(
    "href",
    /krawedz=140&glebokosc=400&bateria=lira-bateria-umywalkowa-wysoka$/,
  );
  for (const other of [
    "/produkty?q=bateria+umywalkowa+wysoka+lira",
    "/produkty?porownaj=LR-120-CM",
    "/projekt?l=1.LR-120-CM",
    "/dopasowanie?bateria=LR-120-CM",
  ]) {
    await page.goto(other);
    await expect(page.locator("product-note").first(), other).toHaveText(fits);
  }
  await page.goto("/produkty?kolekcja=lira");
  await expect(filter).toBeVisible();

  await openHydrated(page, list);
  await page.getByRole("button", { name: "Zapomnij" }).press("Enter");
  await expect(page.locator("product-note:visible")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Kolekcja" }).getByRole("link").first()).toBeFocused();
  await page.reload();
  await expect(page.locator("product-note:visible")).toHaveCount(0);
});

test("verdicts of other content are hidden until requested anew, in place (26.27)", async ({ page }) => {
  await openHydrated(page, "/dopasowanie?umywalka=misa-umywalka-nablatowa-owalna");
  await remember(page).click();
  await isRemembered(page);
  await page.evaluate(() => {
    const memory = JSON.parse(localStorage.getItem("modrawa:umywalka") ?? "");
    localStorage.setItem("modrawa:umywalka", JSON.stringify({ ...memory, key: "older" }));
  });
  // At first, a sign-in page (as of a public Wi-Fi) answers the request.
  await page.route("**/api/pasuje?*", (route) =>
    route.fulfill({ contentType: "text/html", body: "Sign in" }),
  );
  const foreign = page.waitForResponse("**/api/pasuje?*");
  await page.goto(tall);
  await foreign;
  await page.unroute("**/api/pasuje?*");
  const release = await holdRequests(page, "**/api/pasuje?*");
  await page.goto(tall);
  const answer = page.locator("product-note").first();
  await hydrated(page);
  // As if another tab had stored something else.
  await page.evaluate(() => void dispatchEvent(new Event("storage")));
  await expect(answer).toBeHidden();
  const place = await answer.boundingBox();
  release();
  await expect(answer).toBeVisible();
  expect(await answer.boundingBox()).toEqual(place);
});
