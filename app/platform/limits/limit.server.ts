import { LRUCache } from "lru-cache";
import { keyed } from "~/platform/secret.server";
import { type Count, countShared, isOpen } from "./shared-counts.server";

export type LimitOptions = {
  /** Of this limit alone. */
  name: string;
  max: number;
  windowMs: number;
};

export type Consumed = Count & {
  /** How long the caller has to wait, ms; 0 if the action is allowed. */
  waitMs: number;
};

/** Size of this process's LRU cache of callers: a few MB. */
const maxCallers = 20_000;

/**
 * At most `max` actions of a caller within a window that begins with the first one; all instances count together. What
 * this process has seen last it remembers: it goes on from there while the database is away, and asks no database about
 * a caller who has none left.
 */
export class Limit {
  readonly #options: LimitOptions;
  readonly #seen = new LRUCache<string, Count>({ max: maxCallers });

  constructor(options: LimitOptions) {
    this.#options = options;
  }

  /**
   * Counts one more action; one that is refused lengthens no window. Never throws.
   * @param caller stored only as a hash keyed with the site's secret
   * @param now ms since 1970: instances share it
   */
  async take(caller: string, now = Date.now()): Promise<Consumed> {
    const { name, max, windowMs } = this.#options;
    const key = keyed("limit", `${name}\0${caller}`).toString("base64url");
    const isUsedUp = this.#seenBefore(key, now).count >= max;
    const shared = isUsedUp ? null : await countShared(key, windowMs, now);
    const taken = shared ?? this.#countAlone(key, now);
    this.#seen.set(key, taken);
    return { ...taken, waitMs: taken.count > max ? taken.endsAtMs - now : 0 };
  }

  #countAlone(key: string, now: number): Count {
    const { count, endsAtMs } = this.#seenBefore(key, now);
    return { count: count + 1, endsAtMs };
  }

  #seenBefore(key: string, now: number): Count {
    const { windowMs } = this.#options;
    const seen = this.#seen.get(key);
    return seen && isOpen(seen, windowMs, now) ? seen : { count: 0, endsAtMs: now + windowMs };
  }
}
