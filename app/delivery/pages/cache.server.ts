import { setImmediate as nextRound } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { log } from "~/platform/log.server";
import { answerBytes, compressBest, type PageAnswer, readAnswer } from "./answer.server";

export type PageCacheOptions = {
  /** Renders the page at a path with its query. */
  render: (address: string) => Promise<Response>;
  /** What all cached answers may take together; the least recently used are evicted first. */
  maxBytes: number;
  /** Monotonic clock, ms. */
  now?: () => number;
};

type Entry = { answer: PageAnswer; renderedAt: number; freshUntil: number };

/** A page that could not be rendered again for a day is too old to serve (behaviour 19.1). */
const maxStaleMs = 24 * 60 * 60 * 1_000;
/** Until a failed render is retried: the good page is served meanwhile, and the failure has time to pass. */
const pauseAfterFailureMs = 5_000;
/** Assumed until renders are timed: a few ms (docs/decisions/0008), more while the process is cold. */
const firstGuessMs = 10;
/** Of the latest render in the moving average: one slow page changes it by a tenth. */
const weightOfLast = 0.1;
/**
 * Node accepts one connection per round of the event loop. Fewer between two renders would leave the queue unseen in
 * the sockets, more would delay every render.
 */
const connectionsAcceptedPerRender = 8;
/** So few renders under way are never overload: right after the start each is slow. More would shed load later. */
const rendersNotCounted = 8;

/**
 * Caches answers in memory: rendered and compressed once, served fresh for their time, then stale while one request
 * renders them again (behaviours 19.1, 19.2). However many ask for an address, it is rendered once at a time.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<PageAnswer>>();
  #generation = 0;
  /** What one render takes, ms: a moving average. */
  #renderMs = firstGuessMs;
  #lastDoneAt = Number.NEGATIVE_INFINITY;
  #turn: Promise<void> = Promise.resolve();
  #isImproving = false;

  constructor(options: PageCacheOptions) {
    this.#options = { now: () => performance.now(), ...options };
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ answer }, address) => answerBytes(answer) + address.length,
    });
  }

  /**
   * How long a page requested now would wait for the renders under way, ms; the first {@link rendersNotCounted} are
   * left out.
   */
  get expectedWaitMs(): number {
    return Math.max(0, this.#pending.size - rendersNotCounted) * this.#renderMs;
  }

  isRendering(address: string): boolean {
    return this.#pending.has(address);
  }

  /** The cached answer; a stale one may be served and should be rendered again. */
  find(address: string): { answer: PageAnswer; isStale: boolean } | undefined {
    const entry = this.#entries.get(address);
    if (!entry) return undefined;
    const now = this.#options.now();
    if (now < entry.freshUntil) {
      void this.#improve(address, entry);
      return { answer: entry.answer, isStale: false };
    }
    const isShowable = entry.answer.status === 200 && now - entry.renderedAt < maxStaleMs;
    return isShowable ? { answer: entry.answer, isStale: true } : undefined;
  }

  /**
   * Renders an address; concurrent requests share the answer.
   * @throws what rendering throws
   */
  render(address: string): Promise<PageAnswer> {
    const pending = this.#pending.get(address);
    if (pending) return pending;
    const rendering = this.#renderAlone(address).finally(() => {
      if (this.#pending.get(address) === rendering) this.#pending.delete(address);
    });
    this.#pending.set(address, rendering);
    return rendering;
  }

  /** Empties the cache and ignores renders under way, for a new category tree. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#pending.clear();
  }

  async #renderAlone(address: string): Promise<PageAnswer> {
    const generation = this.#generation;
    const last = this.#entries.peek(address);
    await this.#takeTurn();
    const started = this.#options.now();
    const answer = await readAnswer(await this.#options.render(address), last?.answer);
    this.#noteRenderTime(started);
    if (generation === this.#generation) this.#keep(address, answer, last);
    return answer;
  }

  /**
   * Starts one render at a time, some rounds of the event loop after the one before. Otherwise one waiting request would
   * be read per render: the queue would grow unseen, and requests for cached pages would wait in it.
   */
  #takeTurn(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      for (let round = 0; round < connectionsAcceptedPerRender; round += 1) await nextRound();
    });
    return this.#turn;
  }

  /** A page requested again is worth the best compression; one at a time, so that it takes one thread at most. */
  async #improve(address: string, entry: Entry) {
    if (this.#isImproving || entry.answer.isBest || !entry.answer.compressed.br) return;
    this.#isImproving = true;
    try {
      const answer = await compressBest(entry.answer);
      if (this.#entries.peek(address) === entry) this.#entries.set(address, { ...entry, answer });
    } catch (error) {
      log.error({ err: error, path: address.split("?", 1)[0] }, "Page not compressed better");
    } finally {
      this.#isImproving = false;
    }
  }

  /** Renders share one thread: what one takes is the time since the one before it ended. */
  #noteRenderTime(started: number) {
    const now = this.#options.now();
    const ownMs = now - Math.max(started, this.#lastDoneAt);
    this.#lastDoneAt = now;
    this.#renderMs += (ownMs - this.#renderMs) * weightOfLast;
  }

  /** A server error never replaces a good page. */
  #keep(address: string, answer: PageAnswer, last: Entry | undefined) {
    const now = this.#options.now();
    if (answer.freshMs > 0) {
      this.#entries.set(address, { answer, renderedAt: now, freshUntil: now + answer.freshMs });
    } else if (answer.status >= 500 && last) {
      this.#entries.set(address, { ...last, freshUntil: now + pauseAfterFailureMs });
    } else {
      this.#entries.delete(address);
    }
  }
}
