import { type Category, categoryTreeHref, isCategoryPath, maxCategoryDepth } from "./tree";

const storageKey = "modrawa-categories";
const maxAgeMs = 24 * 60 * 60 * 1000;

/**
 * State of the category tree (behaviour 14.7). `data` is the root. A later load does not clear `data`, even if that
 * load fails.
 */
export type CategoryState = { pending: boolean; error: string | null; data: Category | null };

export const initialCategoryState: CategoryState = { pending: false, error: null, data: null };

export type CategoryStoreOptions = {
  fetch: (href: string) => Promise<Response>;
  /** Returns the local storage; may throw, because browsers can block storage. */
  storage: () => Pick<Storage, "getItem" | "setItem">;
  /** Returns the wall clock time in ms since 1970. */
  now: () => number;
};

/**
 * Creates the browser's store of the category tree (behaviour 14.7). Uses the copy in local storage if it is the same
 * tree and younger than 24 h; otherwise fetches the tree and stores it with the current time. If storage is blocked or full, each page
 * load fetches the tree again.
 */
export function createCategoryStore({ fetch, storage, now }: CategoryStoreOptions) {
  const listeners = new Set<() => void>();
  let state = initialCategoryState;
  let loadedAt = Number.NaN;
  let inFlight: Promise<void> | undefined;

  function update(change: Partial<CategoryState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /**
   * Returns false if the time is older than the maximum age, not a number, or in the future (the clock was set back).
   */
  function isFresh(time: unknown): time is number {
    return typeof time === "number" && time <= now() && now() - time < maxAgeMs;
  }

  function readCopy(treeId: number): boolean {
    try {
      const copy = JSON.parse(storage().getItem(storageKey) ?? "null");
      if (!isFresh(copy?.time) || !isCategory(copy.tree) || copy.tree.id !== treeId) return false;
      loadedAt = copy.time;
      update({ data: copy.tree, error: null });
      return true;
    } catch {
      return false;
    }
  }

  function writeCopy(tree: Category) {
    try {
      storage().setItem(storageKey, JSON.stringify({ time: loadedAt, tree }));
    } catch (error) {
      console.warn("Kopia kategorii nie została zapisana w przeglądarce", error);
    }
  }

  async function fetchTree(href: string) {
    update({ pending: true });
    try {
      const response = await fetch(href);
      if (!response.ok) throw new Error(`Błąd HTTP: ${response.status}`);
      const tree: unknown = await response.json();
      if (!isCategory(tree)) throw new Error("Niepoprawne dane kategorii");
      loadedAt = now();
      writeCopy(tree);
      update({ pending: false, error: null, data: tree });
    } catch (error) {
      update({ pending: false, error: error instanceof Error ? error.message : String(error) });
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Loads the tree with this id, unless the current one is fresh. Concurrent callers share one request. Never rejects:
     * after a failure, the state has an `error`.
     */
    async load(treeId: number): Promise<void> {
      if (isFresh(loadedAt) || (!inFlight && readCopy(treeId))) return;
      inFlight ??= fetchTree(categoryTreeHref(treeId)).finally(() => {
        inFlight = undefined;
      });
      await inFlight;
    },
  };
}

/**
 * Validates a category and its descendants, which come from local storage or the network. All links must stay on this
 * site.
 */
function isCategory(value: unknown, depth = 1): value is Category {
  if (typeof value !== "object" || value === null || depth > maxCategoryDepth) return false;
  const { id, label, to, image, children } = value as Record<keyof Category, unknown>;
  return (
    typeof id === "number" &&
    typeof label === "string" &&
    typeof to === "string" &&
    isCategoryPath(to) &&
    (image === null || typeof image === "string") &&
    Array.isArray(children) &&
    children.every((child) => isCategory(child, depth + 1))
  );
}
