/**
 * `npx tsx tests/load/random-requests.ts`: sends random requests, valid and malformed, and counts the response
 * statuses. Exits with 1 if a status is 500 or the site stops responding. Set `SEED` to repeat a run.
 */
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { startSite } from "../support/site/site";
import { countBy } from "./open-loop";
import { randomRequest, seededRandom } from "./random-request";

const requests = 100_000;
const clients = 100;
/**
 * Time, in ms, after which an idle connection is closed. Otherwise a request that announces more bytes than it sends
 * would never end.
 */
const patienceMs = 300;
const seed = Number(process.env.SEED ?? Date.now() % 1e9);

const site = await startSite({ env: { LOG_LEVEL: "error", TRUST_PROXY: "1" } });
const random = seededRandom(seed);
const { host, hostname, port } = new URL(site.url);
const failures: string[] = [];
const statuses: string[] = [];

async function send(bytes: string): Promise<string> {
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setTimeout(patienceMs, () => socket.destroy());
  try {
    await once(socket, "connect");
    socket.write(Buffer.from(bytes, "latin1"));
    return (await text(socket)).slice(9, 12) || "closed";
  } catch {
    return "cut";
  }
}

const client = async () => {
  while (statuses.length < requests) {
    const bytes = randomRequest(random, host);
    const status = await send(bytes);
    statuses.push(status);
    if (status === "500") failures.push(bytes);
  }
};
await Promise.all(Array.from({ length: clients }, client));

const isAlive = (await fetch(`${site.url}/healthz`)).ok;
const exitCode = await site.stop();
console.log(
  `${statuses.length} random requests (seed ${seed}): ${failures.length} answered 500; ${countBy(statuses, (status) => status)}; ` +
    `alive: ${isAlive}, exit code ${exitCode}`,
);
for (const bytes of failures.slice(0, 5)) console.log(JSON.stringify(bytes));
process.exitCode = failures.length === 0 && isAlive ? 0 : 1;
