import { expect, openHydrated, test } from "../../support/browser/test";

const changed = "Remix has changed: see app/remix/README.md for what relies on this.";

test("Remix keeps its router, manifest and data where they were", { tag: "@core" }, async ({ page }) => {
  await openHydrated(page, "/produkt/lira-bateria-umywalkowa-niska");
  const found = await page.evaluate(() => {
    const { state, subscribe, navigate, routes } = window.__remixRouter;
    const { module, imports, hasLoader } = window.__remixManifest.routes["editorial/routes/contact"] ?? {};
    const { staticParts } = Object.values(state.loaderData).at(-1);
    return {
      shown: state.location.pathname,
      isIdle: state.navigation.state === "idle" && state.fetchers instanceof Map,
      isRouter: typeof subscribe === "function" && typeof navigate === "function" && Array.isArray(routes),
      isFile: module?.startsWith("/assets/") && Array.isArray(imports) && hasLoader === true,
      loaded: Object.keys(window.__remixRouteModules),
      // They are put back before hydration.
      parts: Object.entries(staticParts).map(([id, html]) => html === document.getElementById(id)?.innerHTML),
    };
  });
  expect(found, changed).toEqual({
    shown: "/produkt/lira-bateria-umywalkowa-niska",
    isIdle: true,
    isRouter: true,
    isFile: true,
    loaded: ["root", "catalogue/routes/product"],
    parts: [true, true, true, true],
  });
  const data = page.waitForRequest((request) => request.url().includes("_data="));
  await page.evaluate(() => window.__remixRouter.navigate("/kontakt?strona=2"));
  const { pathname, search } = new URL((await data).url());
  expect(pathname + search, changed).toBe("/kontakt?strona=2&_data=editorial%2Froutes%2Fcontact");
});
