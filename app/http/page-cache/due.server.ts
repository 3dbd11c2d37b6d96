import { log } from "lib/platform/log.server";

export type Due = {
  /** Tells whether scheduled content appears or expires between two times, in ms since 1970. */
  hasComeDue: (after: number, until: number) => boolean;
  /** Invalidates cached pages, so that content appears or disappears when its time has come. */
  show: () => Promise<void>;
};

const minuteMs = 60_000;

/**
 * Checks at every full minute whether scheduled content is due (behaviour 25.3). Cached pages would otherwise show it
 * too late.
 * @returns a function that stops checking
 */
export function showWhenDue({ hasComeDue, show }: Due): () => void {
  let seen = Date.now();
  let timer = setTimeout(look, untilNextMinute());

  function look() {
    const now = Date.now();
    if (hasComeDue(seen, now)) {
      log.info("Scheduled content published");
      void show();
    }
    seen = now;
    timer = setTimeout(look, untilNextMinute());
  }
  return () => clearTimeout(timer);
}

function untilNextMinute(): number {
  return minuteMs - (Date.now() % minuteMs);
}
