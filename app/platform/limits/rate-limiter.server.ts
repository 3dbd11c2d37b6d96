import { LRUCache } from "lru-cache";

export type RateLimit = { count: number; windowMs: number };

/** Callers remembered, the least recent dropped first; with 20 times each (behaviour 18.6) they take a few MB. */
const maxCallers = 20_000;

/** Counts each caller's actions in sliding windows; memory is bounded by `maxCallers` times the largest count. */
export class RateLimiter {
  readonly #limits: RateLimit[];
  readonly #longestMs: number;
  readonly #times = new LRUCache<string, number[]>({ max: maxCallers });

  constructor(...limits: RateLimit[]) {
    this.#limits = limits;
    this.#longestMs = Math.max(...limits.map(({ windowMs }) => windowMs));
  }

  /**
   * Counts one more action of `caller`, unless that exceeds a limit.
   * @param now ms of a monotonic clock
   * @returns 0 if the action is allowed, else how many ms to wait; a refused action does not count
   */
  take(caller: string, now = performance.now()): number {
    const times = (this.#times.get(caller) ?? []).filter((time) => time > now - this.#longestMs);
    const waits = this.#limits.map(({ count, windowMs }) => {
      const oldest = times.at(-count);
      return oldest === undefined ? 0 : Math.max(0, oldest + windowMs - now);
    });
    const wait = Math.max(...waits);
    this.#times.set(caller, wait > 0 ? times : [...times, now]);
    return wait;
  }
}
