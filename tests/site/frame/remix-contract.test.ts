import { expect, test } from "vitest";
import { get, site } from "../../support/site/shared-pages";

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
