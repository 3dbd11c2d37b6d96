/**
 * `npx tsx tests/load/budgets.ts`: measures what the built site costs its machine, and prints each figure with its budget:
 * time from a start to the first byte, processor time of a render, memory. Bytes and requests of a visit are in
 * `tests/site/pages/budgets.test.ts`.
 */
import { startSite } from "../support/site/site";
import { median, processorMs, residentMemory } from "./measure";
import { unkeptViews } from "./unkept-views";

const starts = 5;
const renders = 300;
const loadMs = 10_000;
const callers = 50;
const category = "/produkty/4100-baterie-umywalkowe";
const product = "/produkt/lira-bateria-umywalkowa-niska";

type Row = { measured: number; budget: number };
const rows: Record<string, Row> = {};

// Sets MALLOC_ARENA_MAX like the files in `deploy/`.
const env = { LOG_LEVEL: "warn", MALLOC_ARENA_MAX: "2" };
const firstBytes: number[] = [];
const startMs: number[] = [];
const freshMemory: number[] = [];
for (let start = 0; start < starts; start += 1) {
  const started = performance.now();
  const fresh = await startSite({ env });
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
await site.stop();

const loaded = await startSite({ env });
const end = performance.now() + loadMs;
const paths = ["/", category, product, "/o-nas"];
await Promise.all(
  Array.from({ length: callers }, async (_, caller) => {
    for (let call = caller; performance.now() < end; call += 1)
      await (await fetch(loaded.url + paths[call % paths.length])).arrayBuffer();
  }),
);
rows["memory after load, MiB"] = { measured: Math.round(residentMemory(loaded.process.pid)), budget: 150 };
await loaded.stop();
console.table(rows);
