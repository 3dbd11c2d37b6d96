import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { hangBeforeHeaders, startCategoryServiceStub } from "../support/services/category-service-stub";
import { dataPath } from "../support/site/data-requests";
import { startSite } from "../support/site/site";

// These tests need to see the rejections, so `fetch` must not repeat them.
vi.unstubAllGlobals();

/** Enough for every listed page and a hundred others. */
const cacheMb = "24";

const site = await startSite({ env: { PAGE_CACHE_MB: cacheMb } });
await site.warm();
afterAll(() => site.stop());

const statusOf = async (path: string) => {
  const answer = await fetch(site.url + path, { redirect: "manual" });
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
  while (flood.length > 0) await Promise.all(flood.splice(0, 12).map(statusOf));
  const burst = views(120, "nowosci").map(statusOf);
  const statuses = await Promise.all([...listed, ...inCatalogue.map(dataOf)].map(statusOf));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([200, 503]).toEqual(expect.arrayContaining([...new Set(await Promise.all(burst))]));
});

test("pages are rendered while an outside service keeps a hundred questions waiting", async () => {
  const service = await startCategoryServiceStub(hangBeforeHeaders);
  onTestFinished(() => service.close());
  const slow = await startSite({ env: { ICON_API_BASE: service.baseUrl } });
  onTestFinished(async () => void (await slow.stop()));
  await slow.warm();
  let answered = 0;
  const questions = Array.from({ length: 100 }, async (_, number) => {
    const { status } = await fetch(`${slow.url}/api/icons/mdi.json?icons=i${number}`);
    answered += 1;
    return status;
  });
  // Each request has been passed on or rejected.
  await expect.poll(() => service.requests.length + answered >= questions.length).toBeTruthy();
  for (const view of views(5, "nazwa")) expect((await fetch(slow.url + view)).status).toBe(200);
  expect(new Set(await Promise.all(questions))).not.toContain(200);
  // The time that requests wait must not count as rendering time.
  const burst = await Promise.all(views(10, "nowosci").map((view) => fetch(slow.url + view)));
  expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([200]));
});
