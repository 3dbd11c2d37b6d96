/**
 * `npx tsx tests/load/budgets.ts`: measures what a visit to the built site costs, and prints each figure with its
 * budget: bytes and requests of a first load, time to the first byte after a start, processor time per render, memory.
 * A real Chromium measures layout shift, stored values and requests to other hosts.
 */
import { type Browser, chromium } from "playwright";
import { findChromium } from "../../tools/scripts/find-chromium.js";
import { firstLoad, sum } from "../support/readers/first-load";
import { layoutShifts } from "../support/readers/layout-shifts";
import { startSite } from "../support/site/site";
import { htmlParts } from "./html-parts";
import { measure, median, processorMs } from "./measure";
import { residentMemory } from "./resident-memory";
import { unkeptViews } from "./unkept-views";

const starts = 5;
const renders = 300;
const loadSeconds = 10;
/** Wait after a page load, in ms; prefetching has ended by then. */
const settledMs = 4_000;
const category = "/produkty/4100-baterie-umywalkowe";
const product = "/produkt/lira-bateria-umywalkowa-niska";

type Row = { measured: number | string; budget: number | string };
const rows: Record<string, Row> = {};
const kB = (bytes: number) => Number((bytes / 1_000).toFixed(1));

const env = { LOG_LEVEL: "warn" };
const firstBytes: number[] = [];
const startMs: number[] = [];
const freshMemory: number[] = [];
for (let start = 0; start < starts; start += 1) {
  const started = performance.now();
  // Sets MALLOC_ARENA_MAX like the files in `deploy/`.
  const fresh = await startSite({ env: { ...env, MALLOC_ARENA_MAX: "2" } });
  const asked = performance.now();
  startMs.push(asked - started);
  await fetch(fresh.url);
  firstBytes.push(performance.now() - asked);
  await fetch(fresh.url + category);
  freshMemory.push(residentMemory(fresh.process.pid));
  await fresh.stop();
}
rows["from the start to listening, ms"] = { measured: Math.round(median(startMs)), budget: 400 };
rows["memory after two requests, MiB"] = { measured: Math.round(median(freshMemory)), budget: 130 };
rows["first byte of the first request after start, ms"] = {
  measured: Math.round(median(firstBytes)),
  budget: 100,
};

const site = await startSite({ env: { LOG_LEVEL: "info" } });
// Waits for prerendering, which would otherwise count towards the processor time of the category page.
await site.warm();
const nextView = await unkeptViews(site.url + category);
const renderUnkept = async (count: number) => {
  for (let render = 0; render < count; render += 1) {
    await (await fetch(nextView())).text();
  }
};
// Warm-up, so that V8 has compiled the frequently executed code.
await renderUnkept(renders);
const before = processorMs(site.process.pid);
await renderUnkept(renders);
rows["processor time of an uncached category page, ms"] = {
  measured: Number(((processorMs(site.process.pid) - before) / renders).toFixed(1)),
  budget: 2,
};

const home = await firstLoad(site.url, "/");
const known = new Set(home.scripts.map(({ address }) => address));
const added = async (path: string) =>
  (await firstLoad(site.url, path)).scripts.filter(({ address }) => !known.has(address));
const own = home.scripts.filter(({ address }) => !address.includes("/vendor-"));
rows["scripts of /, kB"] = { measured: kB(sum(home.scripts)), budget: 90 };
rows["… besides React and Remix, kB"] = { measured: kB(sum(own)), budget: 15 };
rows["scripts that a category page adds, kB"] = { measured: kB(sum(await added(category))), budget: 8 };
rows["scripts that a product page adds, kB"] = { measured: kB(sum(await added(product))), budget: 8 };
// Adds two requests: the HTML, and the icon, which browsers request on their own.
rows["requests of / besides pictures"] = {
  measured: 2 + home.scripts.length + home.styles.length + home.fonts.length,
  budget: 10,
};
rows["styles, kB"] = { measured: kB(sum(home.styles)), budget: 9 };
rows["fonts, kB"] = { measured: kB(sum(home.fonts)), budget: 60 };
rows["HTML of a category page, kB"] = { measured: kB((await firstLoad(site.url, category)).html), budget: 9 };
rows["HTML of /produkty with 24 products, kB"] = {
  measured: kB((await firstLoad(site.url, "/produkty")).html),
  budget: 9,
};
const pages = {
  product: { path: product, budget: 13 },
  fit: { path: "/dopasowanie?a=LR-120&b=MS-511", budget: 13.5 },
  project: { path: "/projekt?l=1.LR-120-CH.MS-511-BI.CZ-1025", budget: 11.5 },
};
for (const [name, { path, budget }] of Object.entries(pages))
  rows[`HTML of a ${name} page, kB`] = { measured: kB((await firstLoad(site.url, path)).html), budget };
const partsOf = async (path: string) => htmlParts(await (await fetch(site.url + path)).text());
const shares = Object.fromEntries(
  await Promise.all(
    Object.entries({ category: { path: category }, ...pages }).map(
      async ([name, { path }]) => [name, await partsOf(path)] as const,
    ),
  ),
);

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
for (const path of ["/", category, product]) Object.assign(rows, await visit(browser, path));
await browser.close();

await site.stop();

const loaded = await startSite({ env: { ...env, MALLOC_ARENA_MAX: "2" } });
for (const path of ["/", category, product, "/o-nas"]) {
  await measure({ url: loaded.url + path, duration: loadSeconds / 4, headers: { "accept-encoding": "br" } });
}
rows["memory after load, MiB"] = { measured: Math.round(residentMemory(loaded.process.pid)), budget: 150 };
await loaded.stop();
console.table(rows);
console.log("By how much a page's HTML shrinks without a part, in bytes:");
console.table(Object.fromEntries(Object.keys(shares.category ?? {}).map((part) => [part, shareOf(part)])));

function shareOf(part: string): Record<string, number | undefined> {
  return Object.fromEntries(Object.entries(shares).map(([page, bytes]) => [page, bytes[part]]));
}

/** Visits a page in a new browser context, like a first-time visitor, and waits until prefetching has ended. */
async function visit(browser: Browser, path: string): Promise<Record<string, Row>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("http") && !request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.goto(site.url + path);
  await page.keyboard.press("Shift");
  await page.getByRole("button", { name: "Motyw" }).waitFor();
  await page.waitForTimeout(settledMs);
  const shift = (await layoutShifts(page)).reduce((total, { value }) => total + value, 0);
  const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
  const cookies = (await context.cookies()).length;
  await context.close();
  return {
    [`${path}: to others, cookies, stored values`]: {
      measured: foreign.length + cookies + stored,
      budget: 0,
    },
    [`${path}: layout shift`]: { measured: shift, budget: 0 },
  };
}
