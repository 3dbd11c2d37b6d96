import { monitorEventLoopDelay } from "node:perf_hooks";

const windowMs = 1_000;
const resolutionMs = 10;
/**
 * Load is shed above these limits: the event loop's delay, and the expected wait in the render queue (behaviour 21.7).
 */
const maxDelayMs = 200;
const maxWaitMs = 400;

/**
 * Detects overload by two measures: the median event loop delay of the last second, so that one long pause sheds no
 * load, and the expected wait in the render queue.
 * @param expectedWaitMs returns the expected wait of a URL in the render queue, in ms
 * @returns a function that tells whether rendering a URL must be rejected
 */
export function watchOverload(expectedWaitMs: (href: string) => number): (href: string) => boolean {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let typicalDelayMs = 0;
  setInterval(() => {
    typicalDelayMs = delay.percentile(50) / 1e6 - resolutionMs;
    delay.reset();
  }, windowMs).unref();
  return (href) => typicalDelayMs > maxDelayMs || expectedWaitMs(href) > maxWaitMs;
}
