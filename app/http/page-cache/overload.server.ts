import { monitorEventLoopDelay } from "node:perf_hooks";

const windowMs = 1_000;
const resolutionMs = 10;
/**
 * Limits in ms for the event loop's delay and for the expected wait in the render queue. Load is shed if either is
 * exceeded (behaviour 21.7).
 */
const maxDelayMs = 200;
const maxWaitMs = 400;

/**
 * Detects overload by two measures: the event loop's delay and the expected wait in the render queue. The delay is the
 * median of the last second, so that a single long pause sheds no load.
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
