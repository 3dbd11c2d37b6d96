import { LRUCache } from "lru-cache";

export type RateLimit = { count: number; windowMs: number };

/** Callers are remembered up to this number; the one that was quiet the longest is forgotten first. */
const maxCallers = 20_000;

/** Counts what each caller did within sliding windows; memory is bounded by `maxCallers` times the largest count. */
export class RateLimiter {
  readonly #limits: RateLimit[];
  readonly #longestMs: number;
  readonly #times = new LRUCache<string, number[]>({ max: maxCallers });

  constructor(...limits: RateLimit[]) {
    this.#limits = limits;
    this.#longestMs = Math.max(...limits.map(({ windowMs }) => windowMs));
  }

  /**
   * Counts one more action of `caller`, unless that is one too many.
   * @param now ms of a clock that never jumps
   * @returns 0 when it may go on, else how many ms to wait; a refused action does not count
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
