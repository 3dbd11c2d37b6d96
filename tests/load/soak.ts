/**
 * `npx tsx tests/load/soak.ts`: requests pages without a pause, 30 % of them at URLs never requested before, and prints
 * how much the memory grows once the cache is full. `SOAK_SECONDS` sets the duration in seconds (default 600).
 */
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "../support/site/site";
import { median } from "./measure";
import { ask, countBy, type Outcome } from "./open-loop";
import { residentMemory } from "./resident-memory";

const seconds = Number(process.env.SOAK_SECONDS ?? 600);
const clients = 4;
const sampleMs = 500;
const kept = ["/", "/o-nas", "/produkty", "/aktualnosci", "/qanda"];

const site = await startSite({ env: { LOG_LEVEL: "error" } });
const agent = new Agent({ keepAlive: true });
const end = performance.now() + seconds * 1_000;
const statuses: Outcome["status"][] = [];

const client = async () => {
  while (performance.now() < end) {
    const number = statuses.length;
    const isNew = number % 10 < 3;
    const path = isNew ? newAddress(number) : kept[number % kept.length];
    statuses.push((await ask(site.url + path, { agent })).status);
  }
};
/**
 * Returns in turn a path with a parameter that the page reads, one with a parameter that the page ignores, and one of a
 * missing page.
 */
function newAddress(number: number): string {
  const addresses = [
    `/punkty-sprzedazy?miejscowosc=m${number}`,
    `/o-nas?utm_id=${number}`,
    `/produkt/p${number}`,
  ];
  return addresses[number % addresses.length] ?? "/";
}

const memory: number[] = [];
const watch = async () => {
  while (performance.now() < end) {
    memory.push(residentMemory(site.process.pid));
    await pause(sampleMs);
  }
};
await Promise.all([watch(), ...Array.from({ length: clients }, client)]);
await site.stop();
agent.destroy();

const part = (from: number, to: number) => median(memory.slice(memory.length * from, memory.length * to));
const [early, late] = [part(0.3, 0.4), part(0.9, 1)];
console.log(
  `${statuses.length} requests in ${seconds} s, 30 % of new addresses (${countBy(statuses, String)}): memory ` +
    `${Math.round(early)} MiB when warm, ${Math.round(late)} MiB at the end, growth ${((late / early - 1) * 100).toFixed(1)} %, ` +
    `peak ${Math.round(Math.max(...memory))} MiB`,
);
