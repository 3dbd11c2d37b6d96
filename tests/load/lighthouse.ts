/**
 * `npx tsx tests/load/lighthouse.ts [path …]`: runs Lighthouse's mobile audit (simulated slow 4G) on the built site,
 * whose pages are already rendered. Each run is like a first visit: it starts a new Chromium with a new profile and an
 * empty code cache. Prints medians of five runs, and the processor's speed (Lighthouse's `benchmarkIndex`) for
 * comparison. Exits with 1 if a page scores less than 100 in a category or blocks for longer than 50 ms.
 */
import { findChromium } from "../../tools/scripts/find-chromium.js";
import { importOnDemand } from "../../tools/scripts/import-on-demand.js";
import { startSite } from "../support/site/site";
import { median } from "./measure";

const { launch } = await importOnDemand("lighthouse", "chrome-launcher");
type Audited = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Audited } | undefined>;
const { default: lighthouse }: { default: Lighthouse } = await importOnDemand("lighthouse");
const runs = 5;
const maxBlockingMs = 50;
const pages = [
  ...["/", "/produkty/4100-baterie-umywalkowe", "/produkt/lira-bateria-umywalkowa-niska"],
  ...["/aktualnosci/kolekcja-lira", "/punkty-sprzedazy"],
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
// Waits until all pages are rendered, because rendering would take half of the machine's processor time from the
// browser.
await site.warm();

/** Runs Lighthouse once. Returns the score of each category (0 to 100), the `figures`, and the processor's speed. */
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
