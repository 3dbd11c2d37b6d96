import { log } from "lib/platform/log.server";

export type Due = {
  /** Tells whether scheduled content appears or expires between two times, in ms since 1970. */
  hasComeDue: (after: number, until: number) => boolean;
  /** Invalidates cached pages, so that content appears or disappears when its time has come. */
  show: () => Promise<void>;
};

/** Interval in ms between two checks; each takes less than a millisecond. */
const lookMs = 10_000;

/**
 * Checks several times a minute whether scheduled content is due (behaviour 25.3). Cached pages would otherwise show it
 * too late.
 * @returns a function that stops checking
 */
export function showWhenDue({ hasComeDue, show }: Due): () => void {
  let seen = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (hasComeDue(seen, now)) {
      log.info("Scheduled content published");
      void show();
    }
    seen = now;
  }, lookMs);
  return () => clearInterval(timer);
}
