/**
 * `npx tsx tests/load/crash.ts`: kills the built site with SIGKILL again and again while subscriptions are posted, and
 * then looks for every one that was acknowledged. Ends with 1 when one is lost or the database is damaged.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { type Site, startSite } from "../support/site/site";
import { keepSubscribing } from "./subscribing";

const kills = 50;
const acknowledgements = 10_000;
const clients = 12;
/** A life lasts a random time up to this, ms. */
const longestLifeMs = 1_500;

const dataDir = mkdtempSync(path.join(tmpdir(), "modrawa-crash-"));
const readyMs: number[] = [];
let site: Site | undefined;

const subscribing = keepSubscribing(clients, () => site?.url);
const { acknowledged } = subscribing;
for (let killed = 0; killed < kills || acknowledged.length < acknowledgements; killed += 1) {
  const started = performance.now();
  site = await startSite({ env: { DATA_DIR: dataDir, TRUST_PROXY: "1" } });
  readyMs.push(performance.now() - started);
  await pause(Math.random() * longestLifeMs);
  const ended = new Promise((resolve) => site?.process.once("exit", resolve));
  site.process.kill("SIGKILL");
  await ended;
}
await subscribing.stop();
report();

function report() {
  const database = new DatabaseSync(path.join(dataDir, "newsletter.sqlite"));
  const stored = new Set(
    database
      .prepare("SELECT email FROM subscription JOIN outbox ON outbox.subscription_id = subscription.id")
      .all()
      .map((row) => (row as { email: string }).email),
  );
  const integrity = Object.values(database.prepare("PRAGMA integrity_check").get() ?? {}).join();
  const lost = acknowledged.filter((email) => !stored.has(email));
  const slowest = Math.max(...readyMs);
  console.log(
    `SIGKILL: ${readyMs.length}, posted: ${subscribing.posted()}, acknowledged: ${acknowledged.length}, lost: ${lost.length}`,
  );
  console.log(`integrity_check: ${integrity}, ready after ${Math.round(slowest)} ms at most`);
  process.exitCode = lost.length === 0 && integrity === "ok" ? 0 : 1;
}
