/**
 * A visitor in a process of its own, so that it waits for the site alone and not for the load that its parent sends:
 * `fork("tests/load/visitor.ts", [origin, pages, seconds])` reads so many plain pages, one after the other, evenly over
 * the time, and sends the outcomes to its parent.
 */
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask, type Outcome } from "./open-loop";
import { plainPages } from "./plain-pages";

const [origin = "", pages, seconds] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const headers = { "accept-encoding": "br" };
const addresses = await plainPages(origin);

const outcomes: Outcome[] = [];
const started = performance.now();
while (outcomes.length < Number(pages)) {
  outcomes.push(await ask(addresses[outcomes.length % addresses.length] ?? "", { agent, headers }));
  const nextAt = started + (Number(seconds) * 1_000 * outcomes.length) / Number(pages);
  await pause(Math.max(0, nextAt - performance.now()));
}
agent.destroy();
process.send?.(outcomes, () => process.disconnect());
