import { monitorEventLoopDelay } from "node:perf_hooks";

const windowMs = 1_000;
const resolutionMs = 10;
/** The longest wait of an accepted visitor: lower limits shed load sooner (behaviour 21.7). */
const maxDelayMs = 200;
const maxWaitMs = 400;

/**
 * Watches whether the process keeps up: how late its event loop typically was in the last second (the median, so that
 * one long pause sheds no load), and how long another page would wait.
 * @param expectedWaitMs how long a URL asked for now would wait for its turn, ms
 * @returns a function that says whether to refuse to render a URL
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
