/**
 * `npx tsx tests/load/restarts.ts`: ends the site with SIGTERM 20 times while 200 requests a second come in, pages and
 * posts, and counts the requests that it had taken and did not answer. While nobody listens, connections are refused.
 */
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/site/free-port";
import { startSite } from "../support/site/site";
import { ask, countBy, sendSteadily } from "./open-loop";

const restarts = 20;
const perSecond = 200;
const lifeMs = 1_500;

const PORT = String(await freePort());
const start = () => startSite({ env: { PORT, LOG_LEVEL: "error", TRUST_PROXY: "1", DRAIN_DELAY_MS: "500" } });
const agent = new Agent({ keepAlive: true });
let site = await start();
let isOver = false;

const paths = ["/", "/o-nas", "/produkty", "/aktualnosci?_data=root"];
const outcomes = sendSteadily(
  perSecond,
  (number) => {
    const isPost = number % 10 === 0;
    if (!isPost) return ask(`http://localhost:${PORT}${paths[number % paths.length]}`, { agent });
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      "X-Forwarded-For": `10.9.${number % 250}.${number % 199}`,
    };
    const body = `email=r${number}%40example.pl&terms=on&website=`;
    return ask(`http://localhost:${PORT}/newsletter`, { agent, method: "POST", headers, body });
  },
  () => isOver,
);

const endMs: number[] = [];
const exitCodes = new Set<number | null>();
for (let restart = 0; restart < restarts; restart += 1) {
  await pause(lifeMs);
  const asked = performance.now();
  exitCodes.add(await site.stop());
  endMs.push(performance.now() - asked);
  site = await start();
}
await pause(lifeMs);
isOver = true;
const all = await outcomes;
await site.stop();
agent.destroy();

const lost = all.filter(({ status, error }) => status === 0 && error !== "ECONNREFUSED");
console.log(
  `${restarts} SIGTERMs at ${perSecond}/s: ${lost.length} requests lost of ${all.length} (${countBy(all, ({ status, error }) => error ?? String(status))}); ` +
    `exit codes ${[...exitCodes].join(", ")}, longest end ${Math.round(Math.max(...endMs))} ms`,
);
process.exitCode = lost.length === 0 ? 0 : 1;
