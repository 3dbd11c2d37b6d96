import { log } from "lib/platform/log.server";
import { LRUCache } from "lru-cache";
import { pagePath } from "~/remix/data-requests";
import { answerBytes, compressBest, type PageAnswer, readAnswer } from "./answers/answer.server";
import { type Lane, type QueuedRender, RenderTurns } from "./turns.server";

export type PageCacheOptions = {
  /** Renders the page at a path and query. */
  render: (href: string) => Promise<Response>;
  /** Memory for all cached answers, in bytes. Each part of the cache evicts its least recently used answers first. */
  maxBytes: number;
  /** Headers that every answer gets unless the page sets its own. */
  headers?: Readonly<Record<string, string>>;
  /** Monotonic clock, in ms. */
  now?: () => number;
};

/** @property asked how often it was requested recently */
type Entry = { answer: PageAnswer; renderedAt: number; freshUntil: number; asked: number; isOutdated?: true };
/** @property isOutdated whether the site has had other content since it was rendered */
export type Cached = { answer: PageAnswer; isStale: boolean; isOutdated: boolean };
type Part = LRUCache<string, Entry>;

/** Maximum age of a stale page, in ms. After a day of failed renders, the page is no longer served (behaviour 19.1). */
const maxStaleMs = 24 * 60 * 60 * 1_000;
/** Back-off in ms after a failed render. During this time the stale page is served. */
const pauseAfterFailureMs = 5_000;
/**
 * Share of the memory, from 0 to 1, for views (URLs that the site does not list). A larger share would be wasted: the
 * number of views is unbounded, and few are requested twice.
 */
const shareOfViews = 0.25;
/**
 * Fill level of the cache, from 0 to 1, above which listed pages are no longer prerendered, because they would evict
 * one another.
 */
const fullShare = 0.9;
/**
 * Number of queued renders that never counts as overload, because renders are slow right after the process starts. A
 * larger value would delay load shedding.
 */
const rendersNotCounted = 8;
/** Stands for the site itself among the callers who wait for renders. */
const siteItself = "site";

/**
 * Caches answers in memory. A page is rendered and compressed once and served while fresh. Then it is served
 * stale while one request renders it again (behaviours 19.1, 19.2). Concurrent requests for a URL share one render.
 *
 * The cache has two parts. One is for listed pages, whose URLs the site lists. The other is for views, which are all
 * other URLs (filters, searches, unknown paths). However many views are requested, they never evict a listed page.
 * Listed pages are rendered first. Among pages of one kind, callers take turns, so that no caller's pages delay
 * another's (behaviour 21.12).
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #listed: Part;
  readonly #views: Part;
  readonly #turns: RenderTurns;
  readonly #pending = new Map<string, QueuedRender<PageAnswer>>();
  #hrefs: ReadonlySet<string> = new Set();
  #generation = 0;
  #isImproving = false;

  constructor(options: PageCacheOptions) {
    const headers = lowerCased(options.headers ?? {});
    this.#options = { now: () => performance.now(), ...options, headers };
    this.#listed = makePart(options.maxBytes * (1 - shareOfViews));
    this.#views = makePart(options.maxBytes * shareOfViews);
    this.#turns = new RenderTurns(this.#options.now);
  }

  /** Memory used by the cached answers of listed pages and of all other views, in bytes. */
  get bytes(): { listed: number; views: number } {
    return { listed: this.#listed.calculatedSize, views: this.#views.calculatedSize };
  }

  /** Number of renders in the queue. */
  get waiting(): number {
    return this.#turns.size;
  }

  /**
   * Expected time in ms that a page requested now by a caller would wait in the render queue. The first few queued
   * renders do not count, see {@link rendersNotCounted}.
   */
  expectedWaitMs(href: string, caller = siteItself): number {
    return (
      Math.max(0, this.#turns.before(this.#laneOf(href), caller) - rendersNotCounted) * this.#turns.turnMs
    );
  }

  /** Whether a caller waits for a render that has not begun. */
  hasWaiting(caller: string): boolean {
    return this.#turns.hasWaiting(caller);
  }

  isRendering(href: string): boolean {
    return this.#pending.has(href);
  }

  /** Returns the cached answer, if any. A stale answer may be served, but the page should then be rendered again. */
  find(href: string): Cached | undefined {
    const entry = this.#partOf(href).get(href);
    if (!entry) return undefined;
    entry.asked += 1;
    const now = this.#options.now();
    if (now < entry.freshUntil) {
      if (entry.answer.brotli === "quick" && !this.#isImproving) void this.#improve(href, entry);
      return { answer: entry.answer, isStale: false, isOutdated: false };
    }
    const isShowable = entry.answer.status === 200 && now - entry.renderedAt < maxStaleMs;
    return isShowable
      ? { answer: entry.answer, isStale: true, isOutdated: entry.isOutdated === true }
      : undefined;
  }

  /**
   * Renders a URL; concurrent requests share the answer.
   * @param caller who asked for it, as `callerKey` names callers
   * @throws errors of the renderer
   */
  render(href: string, caller = siteItself): Promise<PageAnswer> {
    const pending = this.#pending.get(href);
    pending?.join(caller);
    if (pending) return pending.result;
    const queued = this.#turns.queue(this.#laneOf(href), caller, () =>
      this.#renderNow(href).finally(() => this.#pending.delete(href)),
    );
    this.#pending.set(href, queued);
    return queued.result;
  }

  /**
   * Runs work that renders a page for one caller alone, when the caller's turn comes.
   * @throws errors of the work
   */
  renderUncached<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    return this.#turns.queue("view", caller, work).result;
  }

  /** Sorts listed URLs by how often visitors have requested them, most often first. Equal ones keep their order. */
  mostAskedFirst(hrefs: readonly string[]): string[] {
    const asked = new Map(hrefs.map((href) => [href, this.#listed.peek(href)?.asked ?? 0]));
    return hrefs.toSorted((one, other) => (asked.get(other) ?? 0) - (asked.get(one) ?? 0));
  }

  /** Number of listed URLs whose answers are in memory. */
  get listed(): number {
    return this.#listed.size;
  }

  /**
   * Renders and compresses a URL in the background, after the renders that are already queued. Does nothing if the page
   * is fresh, or if it is not cached yet and the cache is nearly full.
   * @throws errors of the renderer
   */
  async renderAhead(href: string): Promise<void> {
    await this.renderUncached(siteItself, async () => {});
    const known = this.#listed.peek(href);
    const isFull = this.#listed.calculatedSize > this.#listed.maxSize * fullShare;
    if (known ? known.freshUntil > this.#options.now() : isFull) return;
    await this.render(href);
  }

  /**
   * Invalidates the cache after a content change: evicts views, and marks listed pages as outdated until they are
   * rendered again. A render in flight may mix old and new content, so it is repeated before its answer is used.
   */
  invalidate(): void {
    this.#generation += 1;
    this.#views.clear();
    for (const entry of this.#listed.values()) {
      entry.freshUntil = Number.NEGATIVE_INFINITY;
      entry.isOutdated = true;
    }
  }

  /**
   * Replaces the list of pages, which changes with the content and the category tree. Evicts the answers of URLs that
   * were added to the list or removed from it; all other answers become stale. Renders in flight are repeated. Earlier
   * requests then count half.
   */
  renew(listed: Iterable<string>): void {
    this.#generation += 1;
    this.#hrefs = new Set(listed);
    for (const part of [this.#listed, this.#views]) {
      for (const [href, entry] of [...part.entries()]) {
        entry.asked /= 2;
        if (part === this.#partOf(href)) entry.freshUntil = Number.NEGATIVE_INFINITY;
        else part.delete(href);
      }
    }
  }

  #laneOf(href: string): Lane {
    return this.#hrefs.has(href) ? "listed" : "view";
  }

  #partOf(href: string): Part {
    return this.#hrefs.has(href) ? this.#listed : this.#views;
  }

  async #renderNow(href: string): Promise<PageAnswer> {
    const last = this.#partOf(href).peek(href);
    let generation: number;
    let answer: PageAnswer;
    do {
      generation = this.#generation;
      answer = await readAnswer(await this.#options.render(href), last?.answer, this.#options.headers);
    } while (generation !== this.#generation);
    this.#keep(href, answer, last);
    return answer;
  }

  /**
   * Recompresses a page at the best quality once it has been requested again. Handles one page at a time, so that at
   * most one thread is busy.
   */
  async #improve(href: string, entry: Entry) {
    this.#isImproving = true;
    const part = this.#partOf(href);
    try {
      const answer = await compressBest(entry.answer);
      if (part.peek(href) === entry) part.set(href, { ...entry, answer });
    } catch (error) {
      log.error({ err: error, path: pagePath(href) }, "Page recompression failed");
    } finally {
      this.#isImproving = false;
    }
  }

  /** Caches an answer. A server error never replaces a good page. */
  #keep(href: string, answer: PageAnswer, last: Entry | undefined) {
    const now = this.#options.now();
    const part = this.#partOf(href);
    if (answer.freshMs > 0) {
      const asked = last?.asked ?? 0;
      part.set(href, { answer, renderedAt: now, freshUntil: now + answer.freshMs, asked });
    } else if (answer.status >= 500 && last) {
      part.set(href, { ...last, freshUntil: now + pauseAfterFailureMs });
    } else {
      part.delete(href);
    }
  }
}

function lowerCased(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function makePart(maxSize: number): Part {
  return new LRUCache({
    maxSize: Math.floor(maxSize),
    sizeCalculation: ({ answer }, href) => answerBytes(answer) + href.length,
  });
}
