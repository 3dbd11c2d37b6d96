/**
 * `npm run bench -- stall`: puts texts that are hard to parse, at their maximum length, into every path, parameter,
 * header and form field. First sends these requests one at a time. Then sends the slowest ones ten times per second
 * while a visitor reads a cached page. Prints the longest delay of the site's event loop, as measured by the site. A
 * single request over the limit is sent up to three times and its smallest delay counts, to exclude garbage collection
 * and other programs.
 */
import { Agent, request as send } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/site/free-port";
import { startSite } from "../support/site/site";
import { percentile } from "./measure";
import { ask, sendSteadily } from "./open-loop";
import { type WorstRequest, worstRequests } from "./worst-requests";

const limitMs = 20;
const perSecond = 10;
const seconds = 3;
const shown = 15;

const stallPort = await freePort();
const site = await startSite({
  command: ["--import", "./tests/load/stall-watch.js", "build/server.js"],
  env: { TRUST_PROXY: "1", STALL_PORT: String(stallPort) },
});
await site.warm();
const agent = new Agent({ keepAlive: true });
const watch = new Agent({ keepAlive: true });

/** For comparison: a POST with harmless input, which shows the basic cost of an uncached page. */
const plainPost: WorstRequest = {
  name: "a plain post",
  path: "/projekt/zapytanie?l=1.LR-110-CH",
  body: "name=Anna",
};

let callers = 0;
/** Sends each request from a different IP address, so that the rate limit rejects none of them. */
function sendWorst({ path, headers, body }: WorstRequest) {
  callers += 1;
  const caller = {
    "X-Forwarded-For": `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
  };
  const form = body !== undefined && {
    "Content-Type": "application/x-www-form-urlencoded",
    "Sec-Fetch-Site": "same-origin",
  };
  const all = { ...caller, ...form, ...headers };
  return ask(site.url + path, { agent, method: body === undefined ? "GET" : "POST", headers: all, body });
}

/** Returns the longest delay of the site's event loop since the previous call, in ms. */
function stallMs(): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = send({ host: "127.0.0.1", port: stallPort, agent: watch }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve(Number(text)));
    });
    request.on("error", reject);
    request.end();
  });
}

async function stallOf(request: WorstRequest): Promise<number> {
  await stallMs();
  await sendWorst(request);
  return stallMs();
}

const measured: { request: WorstRequest; ms: number }[] = [];
for (const request of await worstRequests()) {
  let ms = await stallOf(request);
  for (let again = 0; again < 2 && ms > limitMs; again += 1) ms = Math.min(ms, await stallOf(request));
  measured.push({ request, ms });
}
measured.sort((one, other) => other.ms - one.ms);
console.log(`${measured.length} requests, one at a time; longest stall of the event loop`);
for (const { request, ms } of measured.slice(0, shown))
  console.log(`${ms.toFixed(1).padStart(8)} ms  ${request.name}`);
console.log(`over ${limitMs} ms: ${measured.filter(({ ms }) => ms > limitMs).length}`);

console.log(`\n${perSecond} a second for ${seconds} s, and a cached page every 20 ms`);
for (const request of [...measured.slice(0, shown).map(({ request }) => request), plainPost]) {
  const end = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() >= end;
  await stallMs();
  const reads: number[] = [];
  const read = async () => {
    while (!isOver()) {
      reads.push((await ask(`${site.url}/`, { agent })).ms);
      await pause(20);
    }
  };
  await Promise.all([sendSteadily(perSecond, () => sendWorst(request), isOver), read()]);
  const ms = await stallMs();
  console.log(
    `${ms.toFixed(1).padStart(8)} ms  home page p99 ${percentile(reads, 0.99).toFixed(1)} ms  ${request.name}`,
  );
}
agent.destroy();
watch.destroy();
await site.stop();
