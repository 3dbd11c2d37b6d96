/**
 * `npx tsx tests/load/flood.ts`: asks for 100,000 filters that nobody asked for before, at twice the rate that the site can
 * render, while a visitor reads 200 plain pages; tells how the visitor fares, against the same visit to an idle site.
 * `FLOOD_ADDRESSES` says how many filters.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { startSite } from "../support/site/site";
import { percentile } from "./measure";
import { ask, countBy, type Outcome, sendSteadily } from "./open-loop";
import { residentMemory } from "./resident-memory";
import { unkeptViews } from "./unkept-views";

const addresses = Number(process.env.FLOOD_ADDRESSES ?? 100_000);
const factor = 2;
/** A cold process renders half as fast: its capacity counts once it is warm. */
const warmUpSeconds = 15;
const measuringSeconds = 5;
const pagesRead = 200;
const idleSeconds = 10;

const site = await startSite({ env: { LOG_LEVEL: "info" } });
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
await site.warm();

/** Reads plain pages in a process of its own, evenly over a time in seconds. @throws if that process fails */
async function visit(seconds: number): Promise<Outcome[]> {
  const visitor = fork("tests/load/visitor.ts", [site.url, pagesRead, seconds].map(String));
  const [outcomes] = await Promise.race([once(visitor, "message"), once(visitor, "disconnect")]);
  if (!outcomes) throw new Error("The visitor has failed");
  return outcomes;
}

const nextView = await unkeptViews(`${site.url}/produkty`);
let asked = 0;
const askForView = () => {
  asked += 1;
  return ask(nextView(), { agent });
};

/** How many views four visitors who never pause get a second. */
async function rendersPerSecond(seconds: number): Promise<number> {
  const before = asked;
  const end = performance.now() + seconds * 1_000;
  const insist = async () => {
    while (performance.now() < end) await askForView();
  };
  await Promise.all([insist(), insist(), insist(), insist()]);
  return (asked - before) / seconds;
}

const idle = await visit(idleSeconds);
await rendersPerSecond(warmUpSeconds);
const capacity = await rendersPerSecond(measuringSeconds);

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
