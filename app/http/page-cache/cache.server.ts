import { LRUCache } from "lru-cache";
import { log } from "~/platform/log.server";
import { answerBytes, bodyIn, compressBest, type PageAnswer, readAnswer } from "./answer.server";
import { type Lane, RenderTurns } from "./turns.server";

export type PageCacheOptions = {
  /** Renders the page at a path with its query. */
  render: (address: string) => Promise<Response>;
  /** What all cached answers may take together; of each part the least recently used are evicted first. */
  maxBytes: number;
  /** Monotonic clock, ms. */
  now?: () => number;
};

type Entry = { answer: PageAnswer; renderedAt: number; freshUntil: number };
type Part = LRUCache<string, Entry>;

/** A page that could not be rendered again for a day is too old to serve (behaviour 19.1). */
const maxStaleMs = 24 * 60 * 60 * 1_000;
/** Until a failed render is retried: the good page is served meanwhile, and the failure has time to pass. */
const pauseAfterFailureMs = 5_000;
/** Of the memory, for views: anyone can make up as many as they like, and few are asked for twice. */
const shareOfViews = 0.25;
/** So full, the part of the listed pages takes no more ahead of demand: they would push one another out. */
const fullShare = 0.9;
/** So few renders that wait are never overload: right after the start each is slow. More would shed load later. */
const rendersNotCounted = 8;

/**
 * Caches answers in memory: rendered once and compressed when asked for, served fresh for their time, then stale while
 * one request renders them again (behaviours 19.1, 19.2). However many ask for an address, it is rendered once at a time.
 *
 * Two parts share the memory: the addresses that the site lists, and views, which are all others (filters, searches,
 * unknown paths). However many views are asked for, they never push a listed page out, and it is rendered before them.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #listed: Part;
  readonly #views: Part;
  readonly #turns: RenderTurns;
  readonly #pending = new Map<string, Promise<PageAnswer>>();
  #addresses: ReadonlySet<string> = new Set();
  #generation = 0;
  #isImproving = false;

  constructor(options: PageCacheOptions) {
    this.#options = { now: () => performance.now(), ...options };
    this.#listed = makePart(options.maxBytes * (1 - shareOfViews));
    this.#views = makePart(options.maxBytes * shareOfViews);
    this.#turns = new RenderTurns(this.#options.now);
  }

  /** What the cached answers of each part take. */
  get bytes(): { listed: number; views: number } {
    return { listed: this.#listed.calculatedSize, views: this.#views.calculatedSize };
  }

  /** How many renders wait for their turn. */
  get waiting(): number {
    return this.#turns.before("view");
  }

  /** How long a page requested now would wait for its turn, ms; the first {@link rendersNotCounted} are left out. */
  expectedWaitMs(address: string): number {
    return Math.max(0, this.#turns.before(this.#laneOf(address)) - rendersNotCounted) * this.#turns.turnMs;
  }

  isRendering(address: string): boolean {
    return this.#pending.has(address);
  }

  /** The cached answer; a stale one may be served and should be rendered again. */
  find(address: string): { answer: PageAnswer; isStale: boolean } | undefined {
    const entry = this.#partOf(address).get(address);
    if (!entry) return undefined;
    const now = this.#options.now();
    if (now < entry.freshUntil) {
      const { isBest, compressed } = entry.answer;
      if (compressed.br && !isBest && !this.#isImproving) void this.#improve(address, entry);
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

  /**
   * Renders and compresses an address behind the visitors' backs: after all renders that they wait for now, and only
   * where it is not fresh and there is room for it.
   * @throws what rendering throws
   */
  async renderAhead(address: string): Promise<void> {
    await this.#turns.take("view");
    const known = this.#listed.peek(address);
    const isFull = this.#listed.calculatedSize > this.#listed.maxSize * fullShare;
    if (known ? known.freshUntil > this.#options.now() : isFull) return;
    const answer = await this.render(address);
    if (answer.isCompressible) await bodyIn("br", answer);
  }

  /**
   * Content has changed: views are forgotten, listed pages are served on until they are rendered again. A render under
   * way may have seen both contents: it is done again before anyone gets its answer.
   */
  invalidate(): void {
    this.#generation += 1;
    this.#views.clear();
    for (const entry of this.#listed.values()) entry.freshUntil = Number.NEGATIVE_INFINITY;
  }

  /**
   * Takes a new list of addresses into use, for a new category tree: all that is cached counts as stale and is served
   * until it is rendered again, but for what is no longer listed. Renders under way are done again.
   */
  renew(listed: Iterable<string>): void {
    this.#generation += 1;
    this.#addresses = new Set(listed);
    for (const part of [this.#listed, this.#views]) {
      for (const [address, entry] of [...part.entries()]) {
        if (part === this.#partOf(address)) entry.freshUntil = Number.NEGATIVE_INFINITY;
        else part.delete(address);
      }
    }
  }

  #laneOf(address: string): Lane {
    return this.#addresses.has(address) ? "listed" : "view";
  }

  #partOf(address: string): Part {
    return this.#addresses.has(address) ? this.#listed : this.#views;
  }

  async #renderAlone(address: string): Promise<PageAnswer> {
    const last = this.#partOf(address).peek(address);
    let generation: number;
    let answer: PageAnswer;
    do {
      await this.#turns.take(this.#laneOf(address));
      generation = this.#generation;
      answer = await readAnswer(await this.#options.render(address), last?.answer);
    } while (generation !== this.#generation);
    this.#keep(address, answer, last);
    return answer;
  }

  /** A page requested again is worth the best compression; one at a time, so that it takes one thread at most. */
  async #improve(address: string, entry: Entry) {
    this.#isImproving = true;
    const part = this.#partOf(address);
    try {
      const answer = await compressBest(entry.answer);
      if (part.peek(address) === entry) part.set(address, { ...entry, answer });
    } catch (error) {
      log.error({ err: error, path: address.split("?", 1)[0] }, "Page not compressed better");
    } finally {
      this.#isImproving = false;
    }
  }

  /** A server error never replaces a good page. */
  #keep(address: string, answer: PageAnswer, last: Entry | undefined) {
    const now = this.#options.now();
    const part = this.#partOf(address);
    if (answer.freshMs > 0) {
      part.set(address, { answer, renderedAt: now, freshUntil: now + answer.freshMs });
    } else if (answer.status >= 500 && last) {
      part.set(address, { ...last, freshUntil: now + pauseAfterFailureMs });
    } else {
      part.delete(address);
    }
  }
}

function makePart(maxSize: number): Part {
  return new LRUCache({
    maxSize: Math.floor(maxSize),
    sizeCalculation: ({ answer }, address) => answerBytes(answer) + address.length,
  });
}
