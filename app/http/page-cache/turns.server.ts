import { setImmediate as nextRound } from "node:timers/promises";

/**
 * Rounds of the event loop between two renders; Node accepts one connection per round. With fewer, waiting requests
 * would queue unseen in their sockets; with more, every render would be delayed.
 */
const connectionsAcceptedPerTurn = 8;
/** Initial estimate of a turn: renders take a few ms (docs/decisions/0008), but longer while the process is cold. */
const firstGuessMs = 10;
/** Weight of the latest turn in the moving average. */
const weightOfLast = 0.1;

/** Priority lanes of the queue: listed pages first, then all others. */
export type Lane = "listed" | "view";

/**
 * Queue that starts renders one at a time, several rounds of the event loop apart. Without the pause, only one waiting
 * request would be accepted per render: the backlog would grow unseen, and requests for cached pages would wait in it.
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

  /** Number of queued renders that run before a new one of this lane. */
  before(lane: Lane): number {
    const { listed, view } = this.#waiting;
    return listed.length + (lane === "view" ? view.length : 0);
  }

  /**
   * Duration of a turn, in ms: the moving average of the time between two turns while others are queued. Covers only
   * the main thread's work, because the next render starts while another one waits for I/O.
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
