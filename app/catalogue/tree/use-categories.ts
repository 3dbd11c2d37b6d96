import { useEffect, useSyncExternalStore } from "react";
import { type CategoryState, createCategoryStore, initialCategoryState } from "./browser-store";

/** One per page load, shared by every component. */
const store = createCategoryStore({
  fetch: (href) => fetch(href),
  storage: () => localStorage,
  now: Date.now,
});

/**
 * The category tree in the browser (behaviour 14.7): pending, error, data.
 * @param enabled false delays the first load, for example until a panel opens; true again retries after an error
 */
export function useCategories(enabled = true): CategoryState {
  useEffect(() => {
    if (enabled) void store.load();
  }, [enabled]);
  return useSyncExternalStore(store.subscribe, store.getState, () => initialCategoryState);
}

/** Loads the tree ahead of its first use, on hover, focus or touch (behaviour 4.2). */
export function prefetchCategories(): void {
  void store.load();
}
