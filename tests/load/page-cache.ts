/**
 * `npx tsx tests/load/page-cache.ts`: how fast kept pages are served, as a ratio to a bare Express route that sends the
 * same compressed bytes in the same run; how fast 304 is answered; how long a page takes to render.
 */
import { firstLoad } from "../support/first-load";
import { startSite } from "../support/site";
import { bareRoute, measure, median } from "./measure";

const path = "/o-nas";
const rounds = 3;
const secondsPerRound = 4;
const renders = 200;
const headers = { "accept-encoding": "br" };

const site = await startSite({ env: { LOG_LEVEL: process.env.LOG_LEVEL ?? "info" } });
// Until the site too serves the page in its best form.
await firstLoad(site.url, path);
const page = await fetch(site.url + path, { headers: { "Accept-Encoding": "identity" } });
const etag = (await fetch(site.url + path, { headers })).headers.get("etag") ?? "";
const bare = await bareRoute(await page.text());

const figures = { kept: [] as number[], bare: [] as number[], known: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  const duration = secondsPerRound;
  figures.bare.push((await measure({ url: bare.url, headers, duration })).requests.average);
  figures.kept.push((await measure({ url: site.url + path, headers, duration })).requests.average);
  const known = { ...headers, "if-none-match": etag };
  figures.known.push((await measure({ url: site.url + path, headers: known, duration })).requests.average);
}

const renderMs: number[] = [];
for (let render = 0; render < renders; render += 1) {
  const started = performance.now();
  await (await fetch(`${site.url}/produkty?strona=1&szerokosc_do=${1_000 + render}`)).text();
  renderMs.push(performance.now() - started);
}
await site.stop();
bare.stop();

const [kept, plain, known] = [median(figures.kept), median(figures.bare), median(figures.known)];
console.log(
  `kept pages: ${Math.round(kept)}/s, bare Express: ${Math.round(plain)}/s, ratio ${(kept / plain).toFixed(2)}; ` +
    `304: ${Math.round(known)}/s, ratio to 200 ${(known / kept).toFixed(2)}; ` +
    `uncached page: median ${median(renderMs).toFixed(1)} ms`,
);
