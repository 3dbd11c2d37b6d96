/**
 * `npx tsx tests/load/shedding.ts`: asks for pages that are not kept at three times the rate that the site can render,
 * and tells how it fares: statuses, latency of what it accepted, memory, and how soon it is back to normal.
 */
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "../support/site/site";
import { percentile } from "./measure";
import { ask, countBy, type Outcome, sendSteadily } from "./open-loop";
import { residentMemory } from "./resident-memory";
import { unkeptViews } from "./unkept-views";

const warmUpSeconds = 5;
const overloadSeconds = 15;
const factor = 3;

const site = await startSite({ env: { LOG_LEVEL: "error", TRUST_PROXY: "1" } });
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
const nextView = await unkeptViews(`${site.url}/produkty`);
const askUnkept = () => ask(nextView(), { agent });
const after = (seconds: number) => {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() >= end;
};

const isWarm = after(warmUpSeconds);
const warmUp = async () => {
  const outcomes: Outcome[] = [];
  while (!isWarm()) outcomes.push(await askUnkept());
  return outcomes;
};
const capacity = (await Promise.all([warmUp(), warmUp(), warmUp(), warmUp()])).flat().length / warmUpSeconds;
const memoryBefore = residentMemory(site.process.pid);

let memoryPeak = 0;
const watch = setInterval(() => {
  memoryPeak = Math.max(memoryPeak, residentMemory(site.process.pid));
}, 200);
const spared: Outcome[] = [];
const isOver = after(overloadSeconds);
const spare = async (url: string) => {
  while (!isOver()) {
    spared.push(await ask(url, { agent }));
    await pause(100);
  }
};
const [all] = await Promise.all([
  sendSteadily(capacity * factor, askUnkept, isOver),
  spare(`${site.url}/healthz`),
  spare(`${site.url}/o-nas`),
]);
clearInterval(watch);

const ended = performance.now();
while ((await askUnkept()).status !== 200);
const backMs = performance.now() - ended;
await site.stop();
agent.destroy();

const accepted = all.filter(({ status }) => status === 200).map(({ ms }) => ms);
console.log(
  `${factor} times ${Math.round(capacity)} renders/s: ${countBy(all, ({ status, error }) => error ?? String(status))}; ` +
    `accepted p99 ${Math.round(percentile(accepted, 0.99))} ms; health and kept pages: ` +
    `${countBy(spared, ({ status }) => String(status))}, p99 ${Math.round(
      percentile(
        spared.map(({ ms }) => ms),
        0.99,
      ),
    )} ms; ` +
    `back to normal after ${Math.round(backMs)} ms; memory ${Math.round(memoryBefore)} to ${Math.round(memoryPeak)} MiB`,
);
