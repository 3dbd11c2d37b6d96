import { LRUCache } from "lru-cache";
import { type Count, countShared, forgetOldCounts, isOpen } from "./limits/shared-counts.server";
import { keyed } from "./secret.server";

export type LimitOptions = {
  /** Name of the limit; must be unique. */
  name: string;
  max: number;
  windowMs: number;
};

export type Consumed = Count & {
  /** Time in ms until the caller may try again; 0 if the action is allowed. */
  waitMs: number;
};

/** Maximum number of callers in this process's LRU cache, which then takes a few MB. */
const maxCallers = 20_000;

/**
 * Rate limit: at most `max` actions per caller within a window that begins with the caller's first action. All
 * instances share the counts. Each process also caches the latest counts. It uses them to continue counting while the
 * database is unavailable, and to reject a caller over the limit without a query.
 */
export class Limit {
  readonly #options: LimitOptions;
  readonly #seen = new LRUCache<string, Count>({ max: maxCallers });

  constructor(options: LimitOptions) {
    this.#options = options;
  }

  /** Deletes the shared counts of expired windows, of all limits. Never throws. */
  static forgetOld = forgetOldCounts;

  /**
   * Counts one more action of a caller. A rejected action does not extend the window. Never throws.
   * @param caller stored only as a hash keyed with the site's secret
   * @param now wall-clock time in ms since 1970, which all instances have in common
   */
  async take(caller: string, now = Date.now()): Promise<Consumed> {
    const { name, max, windowMs } = this.#options;
    const key = keyed("limit", `${name}\0${caller}`).toString("base64url");
    const isUsedUp = this.#seenBefore(key, now).count >= max;
    const shared = isUsedUp ? null : await countShared(key, windowMs, now);
    const counted = shared ?? this.#countAlone(key, now);
    this.#seen.set(key, counted);
    return { ...counted, waitMs: counted.count > max ? counted.endsAtMs - now : 0 };
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
