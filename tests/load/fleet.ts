/**
 * `npx tsx tests/load/fleet.ts`: two instances on one PostgreSQL behind nginx; one is killed again and again under load.
 * Counts the acknowledged subscriptions that are not in the database, and the requests that failed. Ends with 1 when a
 * subscription is lost.
 */
import { once } from "node:events";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { hasPostgres, startPostgres } from "../support/services/postgres";
import { freePort } from "../support/site/free-port";
import { type Site, startSite } from "../support/site/site";
import { callerHeader, hasNginx, startNginx } from "./nginx";
import { ask, countBy, type Outcome, sendSteadily } from "./open-loop";

const kills = 10;
const perSecond = 100;
const betweenKillsMs = 1_500;

if (hasNginx && hasPostgres) await run();
else
  console.log(
    "fleet: skipped; it needs nginx (apt-get install nginx) and PostgreSQL (apt-get install postgresql)",
  );

async function run() {
  const postgres = await startPostgres();
  const DATABASE_URL = postgres.database("fleet");
  const start = async (PORT: string) =>
    startSite({
      env: {
        PORT,
        DATABASE_URL,
        SECRET: "the fleet's common secret, 32 characters",
        LOG_LEVEL: "error",
        TRUST_PROXY: "1",
      },
    });
  const ports = [String(await freePort()), String(await freePort())];
  // One after the other: the first makes the tables.
  const sites: Site[] = [];
  for (const port of ports) sites.push(await start(port));
  const front = await startNginx(ports);

  const agent = new Agent({ keepAlive: true });
  const acknowledged: string[] = [];
  let isOver = false;
  const load = sendSteadily(
    perSecond,
    (number) => one(number),
    () => isOver,
  );
  async function one(number: number): Promise<Outcome> {
    if (number % 4 !== 0) return ask(`${front.url}/o-nas?x=${number}`, { agent });
    const email = `f${number}@example.pl`;
    const outcome = await ask(`${front.url}/newsletter`, {
      agent,
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        [callerHeader]: `10.${number % 200}.${Math.floor(number / 200) % 200}.1`,
      },
      body: new URLSearchParams({ email, terms: "on", website: "" }).toString(),
    });
    if (outcome.status === 303) acknowledged.push(email);
    return outcome;
  }

  for (let kill = 0; kill < kills; kill += 1) {
    await pause(betweenKillsMs);
    const [site, port] = [sites[kill % 2], ports[kill % 2] ?? ""];
    const ended = site && once(site.process, "close");
    site?.process.kill("SIGKILL");
    await ended;
    sites[kill % 2] = await start(port);
  }
  await pause(betweenKillsMs);
  isOver = true;
  const all = await load;

  const lost = await countMissing(DATABASE_URL, acknowledged);
  agent.destroy();
  front.stop();
  await Promise.all(sites.map((site) => site.stop()));
  postgres.dispose();
  console.log(
    `fleet: ${kills} kills of one of two instances at ${perSecond}/s: ${lost} of ${acknowledged.length} acknowledged ` +
      `subscriptions lost; ${countBy(all, ({ status, error }) => error ?? String(status))}`,
  );
  process.exitCode = lost === 0 ? 0 : 1;
}

async function countMissing(connectionString: string, emails: readonly string[]): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ email: string }>("select email from subscription");
  await client.end();
  const stored = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => !stored.has(email)).length;
}
