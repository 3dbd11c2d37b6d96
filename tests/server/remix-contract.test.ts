import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../support/site";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test("the scripts that Remix puts into a document are kept as text until the page is idle", async () => {
  const html = await (await fetch(`${site.url}/o-nas`)).text();
  const changed = "Remix writes its scripts otherwise now: see app/remix/deferred-scripts.ts.";
  expect(html, changed).not.toContain('rel="modulepreload"');
  expect(html, changed).not.toContain('<script type="module"');
  const [, late = ""] = /<script type="text\/plain" id="late-script">([^<]*)<\/script>/.exec(html) ?? [];
  expect(late, changed).toMatch(/import "\/assets\/vendor-[\w-]+\.js";/);
  expect(late, changed).toMatch(/window\.__remixRouteModules = /);
  expect(late, changed).toMatch(/import\("\/assets\/entry\.client-[\w-]+\.js"\);/);
});
