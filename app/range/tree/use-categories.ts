import { useEffect, useSyncExternalStore } from "react";
import { type CategoryState, createCategoryStore, initialCategoryState } from "./browser-store";

/** One store per page load, shared by all components. */
const store = createCategoryStore({
  fetch: (href) => fetch(href),
  storage: () => localStorage,
  now: Date.now,
});

/**
 * Loads the category tree with the given id in the browser and returns its state (behaviour 14.7).
 * @param enabled false delays the load, for example until a panel opens; changing it to true again retries after an
 * error
 */
export function useCategories(treeId: number, enabled = true): CategoryState {
  useEffect(() => {
    if (enabled) void store.load(treeId);
  }, [treeId, enabled]);
  return useSyncExternalStore(store.subscribe, store.getState, () => initialCategoryState);
}

/** Prefetches the category tree; called on hover, focus or touch (behaviour 4.2). */
export function prefetchCategories(treeId: number): void {
  void store.load(treeId);
}
