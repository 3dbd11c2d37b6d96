import { performance } from "node:perf_hooks";
import { setImmediate as nextRound, setTimeout as pause } from "node:timers/promises";
import { FairQueue } from "./fair-queue";

/**
 * Number of event loop iterations between two renders. Node accepts one connection per iteration. With fewer
 * iterations, waiting requests would queue unseen in their sockets. With more, every render would be delayed.
 */
const connectionsAcceptedPerTurn = 8;
/**
 * Time in ms for which the event loop may be idle during a render before the next one begins: longer than a page is
 * compressed for, and shorter than another server takes to answer.
 */
const maxIdleMs = 25;
const idlePollMs = 5;
/** Maximum time in ms until the next render begins. While the thread has other work, it is never idle. */
const maxTurnMs = 250;
/**
 * Initial value of {@link RenderTurns.turnMs}. Renders take a few ms (docs/decisions/0008), but the first ones after
 * the process starts take longer.
 */
const firstGuessMs = 10;
/** Weight of the latest measurement, from 0 to 1, in the moving average of the time between renders. */
const weightOfLast = 0.1;

/** Priority lanes of the queue. Listed pages are rendered first, then all other URLs. */
export type Lane = "listed" | "view";

export type QueuedRender<Result> = {
  /** Rejects as the render does. */
  result: Promise<Result>;
  /**
   * Lets another caller wait for the render too: it begins with the first turn that any of them gets. Once it has begun,
   * nothing is queued.
   */
  join(caller: string): void;
};

type Begin = () => Promise<unknown>;

/**
 * Queue that runs renders one after another, several iterations of the event loop apart; within a lane, callers take turns.
 * Without these pauses, only one connection would be accepted per render. The backlog would grow unseen, and requests
 * for cached pages would be stuck in it. A render that waits for another server, or for a client, does not hold up the
 * next one.
 */
export class RenderTurns {
  readonly #now: () => number;
  readonly #waiting: Record<Lane, FairQueue<Begin>> = { listed: new FairQueue(), view: new FairQueue() };
  #isGiving = false;
  #turnMs = firstGuessMs;

  /** @param now monotonic clock, in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param caller who waits for the render, as `callerKey` names callers */
  queue<Result>(lane: Lane, caller: string, render: () => Promise<Result>): QueuedRender<Result> {
    let isBegun = false;
    let begin: Begin = () => Promise.resolve();
    const result = new Promise<Result>((resolve) => {
      begin = () => {
        isBegun = true;
        const begun = render();
        resolve(begun);
        return begun;
      };
    });
    const join = (other: string) => {
      if (isBegun) return;
      this.#waiting[lane].add(other, begin);
      if (!this.#isGiving) void this.#giveTurns();
    };
    join(caller);
    return { result, join };
  }

  /** Number of queued renders that would run before one that a caller adds to this lane now. */
  before(lane: Lane, caller: string): number {
    const { listed, view } = this.#waiting;
    return lane === "view" ? listed.size + view.before(caller) : listed.before(caller);
  }

  /** Whether a caller has a queued render. */
  hasWaiting(caller: string): boolean {
    return this.#waiting.listed.has(caller) || this.#waiting.view.has(caller);
  }

  /** Number of queued renders. */
  get size(): number {
    return this.#waiting.listed.size + this.#waiting.view.size;
  }

  /**
   * Moving average of the time from the start of one render to the start of the next, in ms, while renders are queued.
   * Excludes longer I/O waits of a render, because the next render starts during them.
   */
  get turnMs(): number {
    return this.#turnMs;
  }

  async #giveTurns() {
    this.#isGiving = true;
    let last: number | undefined;
    while (this.size > 0) {
      for (let round = 0; round < connectionsAcceptedPerTurn; round += 1) await nextRound();
      const now = this.#now();
      if (last !== undefined) this.#turnMs += (now - last - this.#turnMs) * weightOfLast;
      last = now;
      const begin = this.#waiting.listed.take() ?? this.#waiting.view.take();
      if (begin) await untilDoneOrIdle(begin());
    }
    this.#isGiving = false;
  }
}

/**
 * Resolves when a render is done, has long been waiting for something else than this thread, or has had the time of a
 * turn. Never rejects.
 */
async function untilDoneOrIdle(render: Promise<unknown>): Promise<void> {
  let isDone = false;
  // Its error is handled by its callers.
  const done = render.then(Boolean, Boolean).then(() => {
    isDone = true;
  });
  const begun = performance.eventLoopUtilization();
  const end = performance.now() + maxTurnMs;
  const isIdle = () => performance.eventLoopUtilization(begun).idle >= maxIdleMs;
  while (!isDone && !isIdle() && performance.now() < end) await Promise.race([done, pause(idlePollMs)]);
}
