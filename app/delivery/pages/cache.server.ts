import { setImmediate as nextRound } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { log } from "~/platform/log.server";
import { answerBytes, compressBest, type PageAnswer, readAnswer } from "./answer.server";

export type PageCacheOptions = {
  /** Renders the page at a path with its query. */
  render: (address: string) => Promise<Response>;
  /** What all kept answers may take together; the ones unused for longest go first. */
  maxBytes: number;
  /** Monotonic clock, ms. */
  now?: () => number;
};

type Entry = { answer: PageAnswer; renderedAt: number; freshUntil: number };

/** A page that nobody could render anew for so long is no longer shown. */
const maxStaleMs = 24 * 60 * 60 * 1_000;
const pauseAfterFailureMs = 5_000;
const firstGuessMs = 10;
const weightOfLast = 0.1;
/** Node accepts one connection a round. */
const roundsBetweenRenders = 8;

const handful = 8;

/**
 * Keeps answers in memory: rendered and compressed once, served fresh for their time, then stale while one request
 * renders them anew. However many ask for the same address, it is rendered once at a time.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<PageAnswer>>();
  #generation = 0;
  /** What one render costs by itself, ms, as the last ones told. */
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
   * How long a page would wait that were asked for now: those under way take their time first, ms. A handful counts as
   * none: right after the start each takes long, and few are no sign of too many visitors.
   */
  get expectedWaitMs(): number {
    return Math.max(0, this.#pending.size - handful) * this.#renderMs;
  }

  isRendering(address: string): boolean {
    return this.#pending.has(address);
  }

  /** The kept answer; a stale one may be shown and should be rendered anew. */
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
   * Renders an address; all who ask meanwhile share the answer.
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

  /** Forgets everything, also what is being rendered: another tree or content is in use. */
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
   * One render starts at a time, some rounds of the event loop after the one before. Else what waits in the sockets would be
   * read one request a render: nobody would see the queue grow, and kept pages would stand in it.
   */
  #takeTurn(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      for (let round = 0; round < roundsBetweenRenders; round += 1) await nextRound();
    });
    return this.#turn;
  }

  /** What is asked for again is worth being compressed well: one answer at a time, so that it takes one thread at most. */
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

  /** Renders share one processor: what one costs is the time since the one before it was done. */
  #noteRenderTime(started: number) {
    const now = this.#options.now();
    const ownMs = now - Math.max(started, this.#lastDoneAt);
    this.#lastDoneAt = now;
    this.#renderMs += (ownMs - this.#renderMs) * weightOfLast;
  }

  /** A server error never takes the place of a good page. */
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
