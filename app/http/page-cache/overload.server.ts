import { monitorEventLoopDelay } from "node:perf_hooks";
import type { PageCache } from "./cache.server";

const windowMs = 1_000;
const resolutionMs = 10;
/**
 * Limits in ms for the event loop's delay and for the expected wait in the render queue. Load is shed if either is
 * exceeded (behaviour 21.7).
 */
const maxDelayMs = 200;
const maxWaitMs = 400;

/** Tells whether the server is too busy to render a URL for a caller (as `callerKey` names callers). */
export type IsOverloaded = (href: string, caller: string) => boolean;

/**
 * Detects overload by two measures: the event loop's delay and the caller's expected wait in the render queue, in which a
 * caller with many renders waits longer than others. While the loop is late, a caller may have one render in the queue, but
 * no download, because downloads are not queued. The delay is the median of the last second, so that a single long pause
 * sheds no load.
 */
export function watchOverload(cache: Pick<PageCache, "expectedWaitMs" | "hasWaiting">): {
  forPage: IsOverloaded;
  forDownload: IsOverloaded;
} {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let isLate = false;
  setInterval(() => {
    isLate = delay.percentile(50) / 1e6 - resolutionMs > maxDelayMs;
    delay.reset();
  }, windowMs).unref();
  const waitsLong: IsOverloaded = (href, caller) => cache.expectedWaitMs(href, caller) > maxWaitMs;
  return {
    forPage: (href, caller) => (isLate && cache.hasWaiting(caller)) || waitsLong(href, caller),
    forDownload: (href, caller) => isLate || waitsLong(href, caller),
  };
}
