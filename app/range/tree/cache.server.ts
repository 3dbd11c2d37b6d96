import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { writeFileAtomically } from "lib/platform/files.server";
import { z } from "zod";
import { parseCategoryTree } from "./parser.server";
import { type Category, type CategoryIndex, indexTree } from "./tree";

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
  random?: () => number;
};

/**
 * Caches the category service's last valid tree for 24 h (±10 %); an older tree stays in use while one request renews
 * it. Falls back to the snapshot on disk, then to the embedded tree. A failed renewal sets `error` but does not change
 * the tree. The same error is logged only once, and the next attempt is at least 30 s later (behaviours 14.5, 14.6).
 */
export function createCategoryTreeCache(options: CategoryTreeCacheOptions) {
  const { baseUrl, snapshotFile, log, coldStartMs = 1_000, random = Math.random } = options;
  const imageHosts = [new URL(baseUrl).host];
  const listeners = new Set<() => void>();
  /** `index` is a getter, because editors may publish a new embedded tree. */
  let held: { index: CategoryIndex; source: CategoryTreeSource } = {
    source: "embedded",
    get index() {
      return options.embeddedTree();
    },
  };
  /** Times in ms since 1970: when the service sent the tree, and from when the next visitor has it renewed. */
  let fetchedAt = 0;
  let renewAt = 0;
  let renewal: Promise<void> | undefined;
  let error: string | null = null;
  let reportedImages = "";
  let started: Promise<void> | undefined;

  /** Renews the tree, unless a renewal is in progress; never rejects. */
  function renew(): Promise<void> {
    renewal ??= fetchTree().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function fetchTree(): Promise<void> {
    try {
      const { root, droppedImages } = parseCategoryTree(await options.fetchTree(), imageHosts);
      if (error) log.info("Category service recovered");
      reportDropped(droppedImages.slice(0, 20).join(", "));
      error = null;
      fetchedAt = Date.now();
      renewAt = fetchedAt + dayMs * (0.9 + 0.2 * random());
      await keepOnDisk({ root, fetchedAt });
      const isNew = JSON.stringify(root) !== JSON.stringify(held.index.root);
      held = { index: indexTree(root), source: "service" };
      if (isNew) for (const listener of listeners) listener();
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      if (message !== error) log.warn(`Category tree not renewed: ${message}`);
      error = message;
      renewAt = Date.now() + pauseAfterFailureMs;
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

  /** Every start renews the tree in the background; without a snapshot the first visitors wait for it a little. */
  async function start() {
    const snapshot = await readSnapshot(snapshotFile, baseUrl, imageHosts).catch((cause) => {
      log.warn(`Copy of the category tree not used: ${cause}`);
      return null;
    });
    if (snapshot) {
      held = { index: indexTree(snapshot.root), source: "snapshot" };
      fetchedAt = snapshot.fetchedAt;
      void renew();
    } else await Promise.race([renew(), delay(coldStartMs, undefined, { ref: false })]);
  }

  return {
    async getTree(): Promise<CategoryIndex> {
      started ??= start();
      await started;
      if (Date.now() >= renewAt) void renew();
      return held.index;
    },

    /** Returns the tree in use without waiting for another. */
    current: () => held.index,

    status(): CategoryTreeStatus {
      const { source } = held;
      return { source, ageMs: source === "embedded" ? null : Math.max(0, Date.now() - fetchedAt), error };
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

const snapshotSchema = z.object({ baseUrl: z.string(), fetchedAt: z.number(), tree: z.unknown() });

type CategorySnapshot = {
  root: Category;
  /** Time when the service sent the tree, in ms since 1970. */
  fetchedAt: number;
};

/**
 * Reads the last valid tree of the category service from disk, so that the site has it even if it restarts during an
 * outage of the service.
 * @returns null if there is no snapshot yet, or if it came from another service
 * @throws if the file cannot be read or was not written by {@link writeSnapshot}
 */
async function readSnapshot(
  file: string,
  baseUrl: string,
  imageHosts: readonly string[],
): Promise<CategorySnapshot | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const snapshot = snapshotSchema.parse(JSON.parse(text));
  if (snapshot.baseUrl !== baseUrl) return null;
  return { root: parseCategoryTree(snapshot.tree, imageHosts).root, fetchedAt: snapshot.fetchedAt };
}

/** Writes the snapshot atomically, replacing the previous one. */
function writeSnapshot(file: string, baseUrl: string, { root, fetchedAt }: CategorySnapshot) {
  return writeFileAtomically(file, JSON.stringify({ baseUrl, fetchedAt, tree: root }));
}
