import { log } from "~/platform/log.server";

export type Due = {
  /** Whether something appears or goes after one moment and until another, ms since 1970. */
  hasComeDue: (after: number, until: number) => boolean;
  /** Has visitors get the content as it is by now. */
  show: () => Promise<void>;
};

const minuteMs = 60_000;

/**
 * Looks every full minute whether content has come due, since pages that are kept do not know the time (behaviour 25.3).
 * @returns a function that stops looking
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
