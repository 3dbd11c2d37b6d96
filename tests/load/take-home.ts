/**
 * `npx tsx tests/load/take-home.ts`: 200 callers ask at once for the PDF of a list of 60 lines, each of another one, and
 * again after each rejection until they have it; then 200 for a ZIP with the files of fifteen products. Meanwhile a visitor
 * reads plain pages. Tells how all of them fare and what memory it takes; ends with 1 where it is twice the idle one, or
 * where anything but 200 and 503 is answered.
 */
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "../support/site/site";
import { percentile } from "./measure";
import { ask, countBy, type Outcome } from "./open-loop";
import { plainPages } from "./plain-pages";
import { residentMemory } from "./resident-memory";

const callers = 200;
/** What `Retry-After` asks for. */
const retryMs = 5_000;
const betweenPagesMs = 50;
const memoryFactor = 2;

const site = await startSite({ env: { LOG_LEVEL: "info", TRUST_PROXY: "1" } });
await site.warm();
const plain = await plainPages(site.url);
const { products } = await (await fetch(`${site.url}/dane/produkty.json`)).json();
const codes: string[] = products.map(({ code }: { code: string }) => code);
const list = (length: number, quantity: number) =>
  ["1", ...codes.slice(0, length).map((code) => `${code}*${quantity}`)].join(".");

const visitor = new Agent({ keepAlive: true });
const agent = new Agent({ keepAlive: true, maxSockets: callers });

async function readPages(isOver: () => boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (!isOver()) {
    const page = plain[outcomes.length % plain.length] ?? site.url;
    outcomes.push(await ask(page, { agent: visitor, headers: { "accept-encoding": "br" } }));
    await pause(betweenPagesMs);
  }
  return outcomes;
}

/** Asks until it is given. */
async function insist(path: string, caller: number): Promise<Outcome[]> {
  const headers = { "x-forwarded-for": `10.0.${Math.floor(caller / 250)}.${(caller % 250) + 1}` };
  const outcomes: Outcome[] = [];
  for (;;) {
    const outcome = await ask(site.url + path, { agent, headers });
    outcomes.push(outcome);
    if (outcome.status !== 503) return outcomes;
    await pause(retryMs);
  }
}

function words(outcomes: Outcome[]): string {
  const times = outcomes.map(({ ms }) => ms);
  const [median, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1));
  const statuses = countBy(outcomes, ({ status, error }) => error ?? String(status));
  return `${statuses}, p50 ${median}, p99 ${p99}, longest ${longest} ms`;
}

async function measure(name: string, pathOf: (caller: number) => string) {
  const started = performance.now();
  let peak = 0;
  let isOver = false;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMemory(site.process.pid));
  }, 50);
  const reading = readPages(() => isOver);
  const asked = (
    await Promise.all(Array.from({ length: callers }, (_, caller) => insist(pathOf(caller), caller)))
  ).flat();
  isOver = true;
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1_000;
  console.log(
    `${callers} callers want a ${name}: all have it after ${seconds.toFixed(0)} s ` +
      `(${countBy(asked, ({ status, error }) => error ?? String(status))}); plain pages meanwhile: ${words(await reading)}; ` +
      `memory ${Math.round(idle)} MiB idle, ${Math.round(peak)} MiB at most`,
  );
  const isWrong = asked.some(({ status }) => status !== 200 && status !== 503);
  if (isWrong || peak >= memoryFactor * idle) process.exitCode = 1;
}

const ended = performance.now() + 5_000;
const calm = await readPages(() => performance.now() > ended);
const idle = residentMemory(site.process.pid);
console.log(`idle: plain pages ${words(calm)}`);
await measure("PDF", (caller) => `/pliki/projekt.pdf?l=${list(60, caller + 1)}`);
await measure(
  "ZIP",
  (caller) => `/pliki/projekt.zip?l=${list(15, caller + 1)}&pliki=karty&pliki=ifc&pliki=dxf`,
);
await site.stop();
agent.destroy();
visitor.destroy();
