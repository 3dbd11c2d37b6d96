import { afterAll, expect, test, vi } from "vitest";
import { dataPath } from "../support/site/data-requests";
import { ownSite } from "../support/site/own-site";

// These tests need to see the rejections, so `fetch` must not repeat them.
vi.unstubAllGlobals();

/** Enough for every listed page and a hundred others. */
const cacheMb = "24";

const site = await ownSite({ env: { PAGE_CACHE_MB: cacheMb, TRUST_PROXY: "1" } }, afterAll);
await site.warm();

const statusOf = async (path: string, caller = "192.0.2.1") => {
  const headers = { "X-Forwarded-For": caller };
  const answer = await fetch(site.url + path, { redirect: "manual", headers });
  await answer.arrayBuffer();
  return answer.status;
};

/** Paths of different views of the list of all products. */
const views = (count: number, order: string) =>
  Array.from({ length: count }, (_, number) => `/produkty?szerokosc_do=${200 + number}&sortuj=${order}`);

/** What a browser asks for when it follows a link. */
function dataOf(path: string) {
  const route = path.startsWith("/produkt/") ? "product" : "category";
  return dataPath(path, `catalogue/routes/${route}`);
}

test("listed pages and their data are served, however many views are asked for before and meanwhile (19.5, 21.7)", async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const inCatalogue = listed.filter((path) => /^\/produkt(y|)\//.test(path));
  expect(inCatalogue.length).toBeGreaterThan(30);

  const flood = views(200, "nazwa");
  while (flood.length > 0) await Promise.all(flood.splice(0, 12).map((path) => statusOf(path)));
  const burst = views(120, "nowosci").map((path) => statusOf(path));
  const statuses = await Promise.all([...listed, ...inCatalogue.map(dataOf)].map((path) => statusOf(path)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([200, 503]).toEqual(expect.arrayContaining([...new Set(await Promise.all(burst))]));
});

const searches = (count: number, words: string) =>
  Array.from({ length: count }, (_, number) => `/produkty?q=${words}+${number}`);

test("one caller's flood is rejected before anybody else waits for it (21.7, 21.9, 21.12)", async () => {
  const answers: number[] = [];
  // One household, whose devices have addresses of their own.
  const flood = searches(80, "bateria").map(async (path, device) =>
    answers.push(await statusOf(path, `2001:db8:0:12::${device}`)),
  );
  await expect.poll(() => answers).toContain(503);
  const others = searches(5, "wanna").map((path, place) => statusOf(path, `198.51.100.${place}`));
  const token = statusOf("/newsletter/potwierdz?token=x", "2001:db8:0:112::1");
  expect(await Promise.all([...others, token])).toEqual([200, 200, 200, 200, 200, 404]);
  await Promise.all(flood);
  expect(answers).toContain(200);
});

test("many callers, with a page each, are served or rejected, and pages are rendered afterwards (21.7)", async () => {
  const callers = searches(300, "umywalka").map((path, place) => statusOf(path, `198.18.${place}.1`));
  const statuses = await Promise.all(callers);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(await statusOf("/produkty?q=zlew", "198.51.100.1")).toBe(200);
});
