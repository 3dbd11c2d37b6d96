import { monitorEventLoopDelay } from "node:perf_hooks";

const windowMs = 1_000;
const resolutionMs = 10;
const maxDelayMs = 200;
const maxRenders = 50;

/**
 * Watches whether the process keeps up: how late its event loop was during the last second, and how many pages are
 * being rendered now.
 * @returns a function that says whether new renders should be turned away
 */
export function watchOverload(rendersInFlight: () => number): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let lastDelayMs = 0;
  setInterval(() => {
    lastDelayMs = delay.percentile(99) / 1e6 - resolutionMs;
    delay.reset();
  }, windowMs).unref();
  return () => lastDelayMs > maxDelayMs || rendersInFlight() > maxRenders;
}
