import { setImmediate as nextRound } from "node:timers/promises";

/**
 * Number of event loop iterations between the starts of two renders. Node accepts one connection per iteration. With
 * fewer iterations, waiting requests would queue unseen in their sockets. With more, every render would be delayed.
 */
const connectionsAcceptedPerTurn = 8;
/**
 * Initial value of {@link RenderTurns.turnMs}. Renders take a few ms (docs/decisions/0008), but the first ones after
 * the process starts take longer.
 */
const firstGuessMs = 10;
/** Weight of the latest measurement, from 0 to 1, in the moving average of the time between renders. */
const weightOfLast = 0.1;

/** Priority lanes of the queue. Listed pages are rendered first, then all other URLs. */
export type Lane = "listed" | "view";

/**
 * Queue that starts renders one at a time, several iterations of the event loop apart. Without these pauses, only one
 * connection would be accepted per render. The backlog would grow unseen, and requests for cached pages would be stuck
 * in it.
 */
export class RenderTurns {
  readonly #now: () => number;
  readonly #waiting: Record<Lane, (() => void)[]> = { listed: [], view: [] };
  #isGiving = false;
  #turnMs = firstGuessMs;

  /** @param now monotonic clock, in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  take(lane: Lane): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting[lane].push(resolve);
      if (!this.#isGiving) void this.#giveTurns();
    });
  }

  /** Number of queued renders that would run before a render added to this lane now. */
  before(lane: Lane): number {
    const { listed, view } = this.#waiting;
    return listed.length + (lane === "view" ? view.length : 0);
  }

  /**
   * Moving average of the time from the start of one render to the start of the next, in ms, while renders are queued.
   * Excludes the I/O waits of a render, because the next render starts during them.
   */
  get turnMs(): number {
    return this.#turnMs;
  }

  async #giveTurns() {
    this.#isGiving = true;
    let last: number | undefined;
    while (this.before("view") > 0) {
      for (let round = 0; round < connectionsAcceptedPerTurn; round += 1) await nextRound();
      const now = this.#now();
      if (last !== undefined) this.#turnMs += (now - last - this.#turnMs) * weightOfLast;
      last = now;
      const start = this.#waiting.listed.shift() ?? this.#waiting.view.shift();
      start?.();
    }
    this.#isGiving = false;
  }
}
