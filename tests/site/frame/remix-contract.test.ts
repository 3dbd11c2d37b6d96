import { expect, test } from "vitest";
import { get, site } from "../../support/site/shared-pages";

test("the scripts that Remix puts into a document are text until they are wanted, and run one after the other", async () => {
  const html = (await get("/o-nas")).text;
  const changed = "Remix writes its scripts otherwise now: see app/remix/deferred-scripts.ts.";
  expect(html, changed).not.toMatch(/rel="modulepreload"|<script type="module"/);
  const [, late = ""] = /<script type="text\/plain" id="late-script">([^<]*)<\/script>/.exec(html) ?? [];
  expect(late, changed).toMatch(
    /const route0=await import\("\/assets\/root-[\w-]+\.js"\);.*window\.__remixRouteModules = .*import\("\/assets\/entry\.client-[\w-]+\.js"\);$/s,
  );
  expect(late, changed).not.toContain('import "');
});

test.each(["/", "/produkt/lira-bateria-umywalkowa-niska"])(
  "%s has its static parts once: in the markup and not in the data for hydration",
  async (path) => {
    const html = (await get(path)).text;
    const changed = "Remix writes a document's data otherwise now: see app/remix/static-parts.server.ts.";
    const [, data = ""] = /<script[^>]*>window\.__remixContext = (\{.*?\});/s.exec(html) ?? [];
    const routes: Record<string, { staticParts?: object } | null> = JSON.parse(data).state.loaderData;
    const parts = Object.values(routes).flatMap((route) => Object.entries(route?.staticParts ?? {}));
    expect(parts.length, changed).toBeGreaterThan(0);
    for (const [id, markup] of parts) {
      expect(markup, changed).toBe("");
      expect(html).toMatch(new RegExp(`id="${id}"[^>]*>.{100}`, "s"));
    }
  },
);

test.each([
  "/",
  "/produkt/lira-bateria-umywalkowa-niska",
  "/projekt",
  "/czesci-zamienne",
  "/dopasowanie/mam-juz",
])("the scripts of %s name its document's style sheets, for an error page offline", async (path) => {
  const html = (await get(path)).text;
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
  const scripts = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, href = ""]) => href);
  const code = await Promise.all(
    [...new Set(scripts)].map(async (href) => (await fetch(site.url + href)).text()),
  );
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((href) => !code.some((text) => text.includes(href)))).toEqual([]);
});
