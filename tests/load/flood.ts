/**
 * `npx tsx tests/load/flood.ts`: asks for 100,000 filters that nobody asked for before, at twice the rate that the site can
 * render, while a visitor reads 200 plain pages; tells how the visitor fares, against the same visit to an idle site.
 * `FLOOD_ADDRESSES` says how many filters.
 */
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "../support/site";
import { percentile } from "./measure";
import { ask, countBy, type Outcome, sendSteadily } from "./open-loop";
import { residentMemory } from "./resident-memory";
import { unkeptViews } from "./unkept-views";

const addresses = Number(process.env.FLOOD_ADDRESSES ?? 100_000);
const factor = 2;
const warmUpSeconds = 5;
const pagesRead = 200;

const site = await startSite({ env: { LOG_LEVEL: "info" } });
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
const visitor = new Agent({ keepAlive: true });
await site.warm();
const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
const plain = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

/** Reads plain pages in turn, evenly over a time, in seconds. */
async function visit(seconds: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const started = performance.now();
  while (outcomes.length < pagesRead) {
    const page = plain[outcomes.length % plain.length] ?? site.url;
    outcomes.push(await ask(page, { agent: visitor, headers: { "accept-encoding": "br" } }));
    const nextAt = started + (seconds * 1_000 * outcomes.length) / pagesRead;
    await pause(Math.max(0, nextAt - performance.now()));
  }
  return outcomes;
}

const nextView = await unkeptViews(`${site.url}/produkty`);
let asked = 0;
const askForView = () => {
  asked += 1;
  return ask(nextView(), { agent });
};

const idle = await visit(10);
const warmUpEnd = performance.now() + warmUpSeconds * 1_000;
const warmUp = async () => {
  let rendered = 0;
  for (; performance.now() < warmUpEnd; rendered += 1) await askForView();
  return rendered;
};
const rendered = await Promise.all([warmUp(), warmUp(), warmUp(), warmUp()]);
const capacity = rendered.reduce((sum, count) => sum + count) / warmUpSeconds;

const perSecond = capacity * factor;
const flooded = asked + addresses;
const memoryBefore = residentMemory(site.process.pid);
const [flood, visited] = await Promise.all([
  sendSteadily(perSecond, askForView, () => asked >= flooded),
  visit(addresses / perSecond),
]);
const memoryAfter = residentMemory(site.process.pid);
await site.stop();
agent.destroy();
visitor.destroy();

const latency = (outcomes: Outcome[]) => {
  const times = outcomes.map(({ ms }) => ms);
  return `p50 ${percentile(times, 0.5).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
};
const statuses = (outcomes: Outcome[]) => countBy(outcomes, ({ status, error }) => error ?? String(status));
console.log(
  `${flood.length} filters at ${factor} times ${Math.round(capacity)} renders/s: ${statuses(flood)}; ` +
    `${pagesRead} plain pages meanwhile: ${statuses(visited)}, ${latency(visited)} ` +
    `(idle: ${statuses(idle)}, ${latency(idle)}); memory ${Math.round(memoryBefore)} to ${Math.round(memoryAfter)} MiB`,
);
