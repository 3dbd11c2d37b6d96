import { setTimeout as delay } from "node:timers/promises";
import { type Cache, type CacheEntry, cachified, createCacheEntry } from "@epic-web/cachified";
import { parseCategoryTree } from "./parser.server";
import { type CategorySnapshot, readSnapshot, writeSnapshot } from "./snapshot.server";
import { type CategoryIndex, indexTree } from "./tree";

const dayMs = 24 * 60 * 60 * 1000;
const pauseAfterFailureMs = 30_000;

/** Origin of the current tree; `embedded` means the tree in `content/`. */
export type CategoryTreeSource = "service" | "snapshot" | "embedded";

export type CategoryTreeStatus = {
  source: CategoryTreeSource;
  /** Time since the service sent the tree, in ms; null for the embedded tree. */
  ageMs: number | null;
  /** Reason why the last renewal failed; null if it succeeded. */
  error: string | null;
};

export type CategoryTreeCacheOptions = {
  /**
   * Base URL of the category service (`CATEGORY_API_BASE`). A snapshot from another base URL is ignored. Categories may
   * use pictures from this host.
   */
  baseUrl: string;
  snapshotFile: string;
  fetchTree: () => Promise<unknown>;
  embeddedTree: () => CategoryIndex;
  log: { info(message: string): void; warn(message: string): void };
  /**
   * Maximum time in ms that the first visitors wait for the service if the server starts without a snapshot; default
   * 1,000.
   */
  coldStartMs?: number;
  /** Returns the time of a monotonic clock, in ms. */
  now?: () => number;
  random?: () => number;
};

type HeldTree = { index: CategoryIndex; source: CategoryTreeSource };

/**
 * Caches the category service's last valid tree for 24 h (±10 %); an older tree stays in use while one request renews
 * it. Falls back to the snapshot on disk, then to the embedded tree. A failed renewal sets `error` but does not change
 * the tree. The same error is logged only once, and the next attempt is at least 30 s later (behaviours 14.5, 14.6).
 */
export function createCategoryTreeCache(options: CategoryTreeCacheOptions) {
  const { baseUrl, snapshotFile, log, coldStartMs = 1_000 } = options;
  const { now = () => performance.now(), random = Math.random } = options;
  const imageHosts = [new URL(baseUrl).host];
  const listeners = new Set<() => void>();
  let entry: CacheEntry<HeldTree> | undefined;
  let error: string | null = null;
  let reportedImages = "";
  let nextAttemptAt = Number.NEGATIVE_INFINITY;
  let started: Promise<void> | undefined;

  /**
   * A cache with a single entry. `delete` does nothing, because cachified would otherwise delete an entry that it fails
   * to read.
   */
  const cache: Cache<HeldTree> = {
    get: () => entry,
    delete: () => {},
    set(_key, fresh) {
      const isNew = JSON.stringify(fresh.value.index.root) !== JSON.stringify(entry?.value.index.root);
      entry = fresh;
      if (isNew) for (const listener of listeners) listener();
    },
  };

  async function renew(): Promise<HeldTree> {
    try {
      const { root, droppedImages } = parseCategoryTree(await options.fetchTree(), imageHosts);
      if (error) log.info("Category service recovered");
      reportDropped(droppedImages.slice(0, 20).join(", "));
      error = null;
      await keepOnDisk({ root, fetchedAt: Date.now() });
      return { index: indexTree(root), source: "service" };
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      if (message !== error) log.warn(`Category tree not renewed: ${message}`);
      error = message;
      nextAttemptAt = now() + pauseAfterFailureMs;
      throw cause;
    }
  }

  /** Logs the categories whose pictures were dropped, but not again if the next renewal drops the same pictures. */
  function reportDropped(ids: string) {
    if (ids && ids !== reportedImages) log.warn(`Category pictures left out, unknown or not allowed: ${ids}`);
    reportedImages = ids;
  }

  async function keepOnDisk(snapshot: CategorySnapshot) {
    await writeSnapshot(snapshotFile, baseUrl, snapshot).catch((cause) =>
      log.warn(`Copy of the category tree not written: ${cause}`),
    );
  }

  /** Returns the cached tree immediately. If this call starts a renewal, passes its promise to `onRenewal`. */
  function read(onRenewal: (renewal: Promise<unknown>) => void = () => {}): Promise<HeldTree> {
    return cachified<HeldTree>({
      key: "category-tree",
      cache,
      ttl: dayMs * (0.9 + 0.2 * random()),
      swr: Number.POSITIVE_INFINITY,
      getFreshValue: renew,
      waitUntil: onRenewal,
    });
  }

  /** `index` is a getter, because editors may publish a new embedded tree. */
  const embedded: HeldTree = {
    source: "embedded",
    get index() {
      return options.embeddedTree();
    },
  };

  /** Seeds the cache with a stale entry, so that every start of the server renews the tree in the background. */
  async function start() {
    const snapshot = await readSnapshot(snapshotFile, baseUrl, imageHosts).catch((cause) => {
      log.warn(`Copy of the category tree not used: ${cause}`);
      return null;
    });
    const createdTime = Math.min(snapshot?.fetchedAt ?? 0, Date.now() - 1);
    const value: HeldTree = snapshot ? { index: indexTree(snapshot.root), source: "snapshot" } : embedded;
    entry = createCacheEntry(value, { ttl: 0, createdTime });

    let renewal: Promise<unknown> = Promise.resolve();
    await read((promise) => {
      renewal = promise;
    });
    if (!snapshot) await Promise.race([renewal, delay(coldStartMs, undefined, { ref: false })]);
  }

  return {
    async getTree(): Promise<CategoryIndex> {
      started ??= start().catch((cause) => {
        started = undefined;
        throw cause;
      });
      await started;
      if (entry && now() < nextAttemptAt) return entry.value.index;
      return (await read()).index;
    },

    status(): CategoryTreeStatus {
      const source = entry?.value.source ?? "embedded";
      const ageMs =
        entry && source !== "embedded" ? Math.max(0, Date.now() - entry.metadata.createdTime) : null;
      return { source, ageMs, error };
    },

    /**
     * Calls `listener` whenever the current tree changes.
     * @returns a function that unsubscribes
     */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
