import { afterAll, expect, it } from "vitest";
import { json, startCategoryServiceStub, status } from "../../support/services/category-service-stub";
import { ownSite } from "../../support/site/own-site";

const tap = json({ prefix: "mdi", icons: { tap: { body: "<path/>" } }, width: 24, height: 24 });
/** Icon sets: one never answers, one does not exist, one breaks, and one is good. */
const service = await startCategoryServiceStub((response, request) => {
  const [, set] = /^\/(\w+)\.json/.exec(request.url ?? "") ?? [];
  if (set === "slow") return;
  if (set === "mdi") tap(response, request);
  else status(set === "none" ? 404 : 500)(response, request);
}, afterAll);
const asked = service.requests;
const site = await ownSite({ env: { ICON_API_BASE: service.baseUrl } }, afterAll);

it("the build is the one whose files the pages load (2.5, 2.6)", async () => {
  const latest = await fetch(`${site.url}/builds/latest.json?${Date.now()}`);
  expect(latest.headers.get("Cache-Control")).toBe("public, max-age=1");
  const { id, timestamp } = await latest.json();
  expect(timestamp).toBeLessThan(Date.now());
  expect(await (await fetch(site.url)).text()).toContain(`/assets/manifest-${id}.js`);
});

/** The key of the published icons and redirects, as every page has it. */
const publishedKey = async () =>
  /"publishedKey":"(\w+)"/.exec(await (await fetch(site.url)).text())?.[1] ?? "";

it("the build gives out the editors' redirect rules for a year under their key alone, those of another build not at all (2.6)", async () => {
  const { id, timestamp } = await (await fetch(`${site.url}/builds/latest.json`)).json();
  const meta = await fetch(`${site.url}/builds/meta/${id}.json`);
  expect(meta.headers.get("Cache-Control")).toBe("no-store");
  expect(await meta.json()).toMatchObject({
    id,
    timestamp,
    redirects: { "/faq": "/qanda" },
    prerendered: [],
  });
  expect((await fetch(`${site.url}/builds/meta/other.json`)).status).toBe(404);
  const cached = async (key: string) =>
    (await fetch(`${site.url}/builds/meta/${id}.json?content=${key}`)).headers.get("Cache-Control");
  expect(await cached(await publishedKey())).toMatch(/max-age=31536000.*immutable/);
  expect(await cached("other")).toBe("no-store");
});

it("the build gives out all its icons for a year; under another key nobody keeps them (2.7)", async () => {
  const [own, other] = await Promise.all(
    [await publishedKey(), "other"].map((name) => fetch(`${site.url}/builds/icons/${name}.svg`)),
  );
  expect(own?.headers.get("Cache-Control")).toMatch(/max-age=31536000/);
  expect(other?.headers.get("Cache-Control")).toContain("no-store");
  const symbols = await own?.text();
  expect(symbols).toMatch(/<symbol [^>]*id="/);
  expect(await other?.text()).toBe(symbols);
});

const icons = (question: string) => fetch(`${site.url}/api/icons/${question}`);

it("icons of the local sets come without asking anybody (2.2, 2.3)", async () => {
  const answer = await icons("lucide.json?icons=x,home");
  expect(answer.headers.get("Cache-Control")).toContain("max-age=604800");
  expect(await answer.json()).toMatchObject({
    prefix: "lucide",
    icons: { x: { body: expect.stringContaining("<path") } },
    aliases: { home: { parent: "house" } },
  });
  expect([(await icons("simple-icons.json?icons=tiktok")).status, asked]).toEqual([200, []]);
});

// The site waits for the service for 1.5 s, which a busy machine may exceed.
it("icons of other sets come from the service, which is asked once (2.3)", async () => {
  let tries = 0;
  const tap = async () => {
    tries += 1;
    return (await icons("mdi.json?icons=tap")).json();
  };
  await expect.poll(tap).toMatchObject({ icons: { tap: {} } });
  expect(await (await icons("mdi.json?icons=tap")).json()).toMatchObject({ icons: { tap: {} } });
  expect(new Set(asked)).toEqual(new Set(["/mdi.json?icons=tap"]));
  expect(asked.length).toBeLessThanOrEqual(tries);
});

it.each([
  ["none.json?icons=x", 404],
  ["broken.json?icons=x", 502],
  ["slow.json?icons=x", 502],
  ["lucide.json", 400],
])("icons of %s are answered %i (2.2)", async (question, status) => {
  const told = async () => {
    const answer = await icons(question);
    return [answer.status, answer.headers.get("Cache-Control"), (await answer.json()).message];
  };
  const expected = [status, expect.stringContaining("no-store"), expect.stringMatching(/ikon/)];
  await expect.poll(told).toEqual(expected);
});
