import { layoutShifts } from "../support/layout-shifts";
import { expect, openHydrated, test } from "./support/test";

const pages = [
  "/",
  "/aktualnosci",
  "/bryly",
  "/kontakt",
  "/newsletter",
  "/produkt/lira-bateria-umywalkowa-niska",
  "/produkty/4100-baterie-umywalkowe",
  "/punkty-sprzedazy",
  "/qanda",
];

for (const path of pages) {
  test(`the first view of ${path} stores nothing, asks nobody else and moves nothing`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
    });
    await openHydrated(page, path);
    await page.waitForLoadState("networkidle");
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      [],
    );
    expect(await layoutShifts(page)).toEqual([]);
  });
}
