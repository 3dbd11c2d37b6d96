/**
 * `npx tsx tests/load/lighthouse.ts [path …]`: Lighthouse's mobile run (simulated slow 4G) over the built site, as a
 * first visit is: each run has a Chromium and a profile of its own, whose code cache is empty. Scores and figures are
 * medians of five; the processor's own figure (Lighthouse's `benchmarkIndex`) stands beside them. The site has rendered
 * its pages before. Ends with 1 where a page has not 100 in all four categories, or blocks for longer than 50 ms.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../../scripts/checks/find-chromium.js";
import { startSite } from "../support/site/site";
import { median } from "./measure";

const runs = 5;
const maxBlockingMs = 50;
const pages = [
  "/",
  "/produkty/4100-baterie-umywalkowe",
  "/produkt/lira-bateria-umywalkowa-niska",
  "/aktualnosci/kolekcja-lira",
  "/punkty-sprzedazy",
];
const blocking = "TBT ms";
const figures = {
  "first-contentful-paint": "FCP ms",
  "largest-contentful-paint": "LCP ms",
  "total-blocking-time": blocking,
  "max-potential-fid": "longest task ms",
  "cumulative-layout-shift": "CLS",
} as const;

const site = await startSite({ env: { LOG_LEVEL: "info" } });
// While it renders its pages the site takes half the machine from the browser.
await site.warm();

/** What one run tells of a page: each category's score of 100, the figures, and how fast the processor was. */
async function audit(path: string): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    const result = await lighthouse(site.url + path, { port: chrome.port, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
    const { categories, audits, environment } = result.lhr;
    const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]);
    const measured = Object.entries(figures).map(([id, name]) => [
      name,
      audits[id]?.numericValue ?? Number.NaN,
    ]);
    return Object.fromEntries([...scores, ...measured, ["processor", environment.benchmarkIndex]]);
  } finally {
    await chrome.kill();
  }
}

const paths = process.argv.slice(2);
const table: Record<string, Record<string, number>> = {};
for (const path of paths.length > 0 ? paths : pages) {
  const results: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await audit(path));
  const names = Object.keys(results[0] ?? {});
  table[path] = Object.fromEntries(
    names.map((name) => [
      name,
      Number(median(results.map((result) => result[name] ?? Number.NaN)).toFixed(2)),
    ]),
  );
}
await site.stop();

console.table(table);
const isGood = Object.values(table).every(
  (row) =>
    ["performance", "accessibility", "best-practices", "seo"].every((category) => row[category] === 100) &&
    (row[blocking] ?? Number.NaN) <= maxBlockingMs,
);
process.exitCode = isGood ? 0 : 1;
