import { monitorEventLoopDelay } from "node:perf_hooks";

const windowMs = 1_000;
const resolutionMs = 10;
const maxDelayMs = 200;
const maxWaitMs = 400;

/**
 * Watches whether the process keeps up: how late its event loop typically was during the last second (its median, so
 * that one long pause turns nobody away), and how long another page would take.
 * @param expectedWaitMs what the pages under way will take
 * @returns a function that says whether new renders should be turned away
 */
export function watchOverload(expectedWaitMs: () => number): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let typicalDelayMs = 0;
  setInterval(() => {
    typicalDelayMs = delay.percentile(50) / 1e6 - resolutionMs;
    delay.reset();
  }, windowMs).unref();
  return () => typicalDelayMs > maxDelayMs || expectedWaitMs() > maxWaitMs;
}
