import { setImmediate as nextRound } from "node:timers/promises";

/**
 * Node accepts one connection per round of the event loop. Fewer between two turns would leave the queue unseen in the
 * sockets, more would delay every render.
 */
const connectionsAcceptedPerTurn = 8;
/** Initial estimate of a turn: a few ms (docs/decisions/0008), more while the process is cold. */
const firstGuessMs = 10;
/** Weight of the latest turn in the moving average. */
const weightOfLast = 0.1;

/** Priority lanes of the queue: listed pages first, then all others. */
export type Lane = "listed" | "view";

/**
 * Lets renders start one at a time, some rounds of the event loop apart. Otherwise one waiting request would be read per
 * render: the queue would grow unseen, and requests for cached pages would wait in it.
 */
export class RenderTurns {
  readonly #now: () => number;
  readonly #waiting: Record<Lane, (() => void)[]> = { listed: [], view: [] };
  #isGiving = false;
  #turnMs = firstGuessMs;

  /** @param now monotonic clock, ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  take(lane: Lane): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting[lane].push(resolve);
      if (!this.#isGiving) void this.#giveTurns();
    });
  }

  /** Number of renders queued before a new one of this lane. */
  before(lane: Lane): number {
    const { listed, view } = this.#waiting;
    return listed.length + (lane === "view" ? view.length : 0);
  }

  /**
   * Duration of a turn, ms: a moving average of the time between two turns while others wait. It is the thread's work
   * alone: a render that waits for something outside lets the next one start.
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
