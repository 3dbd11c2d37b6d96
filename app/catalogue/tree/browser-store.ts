import { type Category, categoryTreeId, isCategoryPath, maxCategoryDepth } from "./tree";

const storageKey = "modrawa-categories";
const maxAgeMs = 24 * 60 * 60 * 1000;
const href = `/api/get_categories.php?id=${categoryTreeId}`;

/**
 * State of the category tree (behaviour 14.7). `data`, the root, stays available while a later load is pending or has
 * failed.
 */
export type CategoryState = { pending: boolean; error: string | null; data: Category | null };

export const initialCategoryState: CategoryState = { pending: false, error: null, data: null };

export type CategoryStoreOptions = {
  fetch: (href: string) => Promise<Response>;
  /** May throw: browsers can block storage. */
  storage: () => Pick<Storage, "getItem" | "setItem">;
  /** Wall clock in ms. */
  now: () => number;
};

/**
 * Creates the browser's store of the category tree (behaviour 14.7). Uses the copy in local storage if it is younger
 * than 24 h, else fetches the tree and stores it with the time. If storage is broken, blocked or full, it fetches more
 * often.
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

  /** False for a time in the future (the clock was set back) and for anything but a number. */
  function isFresh(time: unknown): time is number {
    return typeof time === "number" && time <= now() && now() - time < maxAgeMs;
  }

  function readCopy(): boolean {
    try {
      const copy = JSON.parse(storage().getItem(storageKey) ?? "null");
      if (!isFresh(copy?.time) || !isCategory(copy.tree)) return false;
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

  async function fetchTree() {
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
    /** Loads the tree unless it is fresh; concurrent callers share one request. Never rejects: check `error`. */
    async load(): Promise<void> {
      if (isFresh(loadedAt) || (!inFlight && readCopy())) return;
      inFlight ??= fetchTree().finally(() => {
        inFlight = undefined;
      });
      await inFlight;
    },
  };
}

/** Validates an untrusted category from local storage or the network; in particular, links must stay on this site. */
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
