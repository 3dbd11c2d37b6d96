import { expect, openHydrated, test } from "../../support/browser/test";

const changed = "Remix has changed: see app/remix/README.md for what relies on this.";

test("Remix keeps its router, manifest and loaded pages where the site looks for them", {
  tag: "@core",
}, async ({ page }) => {
  await openHydrated(page, "/o-nas");
  const found = await page.evaluate(() => {
    const { state, subscribe, navigate, routes } = window.__remixRouter;
    const { module, imports, hasLoader } = window.__remixManifest.routes["routes/editorial/plain-page"] ?? {};
    return {
      shown: state.location.pathname,
      isIdle: state.navigation.state === "idle" && state.fetchers instanceof Map,
      isRouter: typeof subscribe === "function" && typeof navigate === "function" && Array.isArray(routes),
      isFile: module?.startsWith("/assets/") && Array.isArray(imports) && hasLoader === true,
      loaded: Object.keys(window.__remixRouteModules),
    };
  });
  expect(found, changed).toEqual({
    shown: "/o-nas",
    isIdle: true,
    isRouter: true,
    isFile: true,
    loaded: ["root", "routes/editorial/plain-page"],
  });
});

test("Remix asks for a page's data where the site expects it", { tag: "@core" }, async ({ page }) => {
  await openHydrated(page, "/o-nas");
  const data = page.waitForRequest((request) => request.url().includes("_data="));
  await page.evaluate(() => window.__remixRouter.navigate("/kontakt?strona=2"));
  const { pathname, search } = new URL((await data).url());
  expect(pathname + search, changed).toBe("/kontakt?strona=2&_data=routes%2Feditorial%2Fcontact");
});

test("Remix hydrates with the data that the document has, its static parts put back", {
  tag: "@core",
}, async ({ page }) => {
  await openHydrated(page, "/produkt/lira-bateria-umywalkowa-niska");
  const parts = await page.evaluate(() => {
    const { staticParts } = Object.values(window.__remixRouter.state.loaderData).at(-1);
    return Object.entries(staticParts).map(([id, html]) => html === document.getElementById(id)?.innerHTML);
  });
  expect(parts, changed).toEqual([true, true, true]);
});
