/**
 * `npx tsx tests/load/page-cache.ts`: measures how fast cached pages are served, compared with bare `node:http` that
 * sends the same compressed page. Also measures how fast 304 is sent, and the time to render a
 * page. Needs `wrk` (apt-get install wrk), which is faster than the measured servers.
 */
import { spawnSync } from "node:child_process";
import { firstLoad } from "../support/readers/first-load";
import { startSite } from "../support/site/site";
import { bareServer, type LoadedServer, loadWithWrk, median, type Throughput } from "./measure";
import { unkeptViews } from "./unkept-views";

if (spawnSync("wrk", ["--version"]).error) {
  console.log("page-cache: skipped; it needs wrk (apt-get install wrk)");
  process.exit();
}

const path = "/produkty";
/** Short rounds that alternate between the loads, so that other work of the machine affects all of them equally. */
const rounds = 9;
const seconds = 1;
const renders = 200;
const headers = { "accept-encoding": "br" };

// Logs requests, as in production.
const site = await startSite({ env: { LOG_LEVEL: process.env.LOG_LEVEL ?? "info" } });
// Waits until the site serves the page in its best compressed form, which the bare server sends as well.
await firstLoad(site.url, path);
const html = await (await fetch(site.url + path, { headers: { "Accept-Encoding": "identity" } })).text();
const etag = (await fetch(site.url + path, { headers })).headers.get("etag") ?? "";
const kept = { url: site.url + path, pid: site.process.pid };
const http = await bareServer(html);

const load = (server: Pick<LoadedServer, "url" | "pid">, sent: Record<string, string>) =>
  loadWithWrk(server, { seconds, headers: sent });
const loads = {
  "cached page": () => load(kept, headers),
  "304": () => load(kept, { ...headers, "if-none-match": etag }),
  "bare node:http": () => load(http, headers),
};
type Name = keyof typeof loads;
const names = Object.keys(loads) as Name[];
for (const name of names) await loads[name]();
const measured = new Map<Name, Throughput[]>(names.map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const name of names) measured.get(name)?.push(await loads[name]());
}

const nextView = await unkeptViews(`${site.url}/produkty`);
const renderMs: number[] = [];
for (let render = 0; render < renders; render += 1) {
  const started = performance.now();
  await (await fetch(nextView())).text();
  renderMs.push(performance.now() - started);
}
await site.stop();
http.stop();

const figure = (name: Name, of: keyof Throughput) => median((measured.get(name) ?? []).map((one) => one[of]));
const rate = (name: Name) => figure(name, "perSecond");
for (const name of names) {
  const processor = figure(name, "processorMs").toFixed(3);
  console.log(`${name}: ${Math.round(rate(name))}/s, ${processor} ms of processor time each`);
}
const ratio = (one: Name, other: Name) => (rate(one) / rate(other)).toFixed(2);
console.log(
  `cached pages: ${ratio("cached page", "bare node:http")} of bare node:http; 304: ${ratio("304", "cached page")} of 200; ` +
    `uncached page: median ${median(renderMs).toFixed(1)} ms`,
);
