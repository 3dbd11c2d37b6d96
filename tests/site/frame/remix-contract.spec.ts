import { expect, openHydrated, test } from "../../support/browser/test";

test("Remix keeps its router, manifest and data where they were", { tag: "@core" }, async ({ page }) => {
  await openHydrated(page, "/produkt/lira-bateria-umywalkowa-niska");
  const found = await page.evaluate(() => {
    const { state, subscribe, routes } = window.__remixRouter;
    const { module, imports, hasLoader } = window.__remixManifest.routes["editorial/routes/contact"] ?? {};
    const { staticParts } = Object.values(state.loaderData).at(-1);
    return {
      shown: state.location.pathname,
      isRouter: state.navigation.state === "idle" && typeof subscribe === "function" && Array.isArray(routes),
      isFile: module?.startsWith("/assets/") && Array.isArray(imports) && hasLoader === true,
      loaded: Object.keys(window.__remixRouteModules),
      // They are put back before hydration.
      parts: Object.entries(staticParts).map(([id, html]) => html === document.getElementById(id)?.innerHTML),
    };
  });
  const changed =
    "Remix keeps what the browser needs elsewhere now: see router.ts, route-files.ts and static-parts.tsx.";
  expect(found, changed).toEqual({
    shown: "/produkt/lira-bateria-umywalkowa-niska",
    isRouter: true,
    isFile: true,
    loaded: ["root", "catalogue/routes/product"],
    parts: [true, true, true, true],
  });
  const data = page.waitForRequest(/_data=/);
  await page.evaluate(() => window.__remixRouter.navigate("/kontakt?strona=2"));
  const asked = "Remix asks for data otherwise now: see app/remix/data-requests.ts.";
  expect((await data).url(), asked).toMatch(/\/kontakt\?strona=2&_data=editorial%2Froutes%2Fcontact$/);
});
