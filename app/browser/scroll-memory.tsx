import { ScrollRestoration, useLocation } from "@remix-run/react";
import { decoded } from "lib/platform/http";
import { useHydrated } from "remix-utils/use-hydrated";

/**
 * Remix's scroll restoration, enabled after hydration. Before that, the browser restores the position itself, so
 * documents do not need Remix's inline script. Disabled if the URL fragment cannot be decoded, because Remix's code
 * would then throw errors repeatedly.
 */
export function ScrollMemory() {
  const isDecodable = decoded(useLocation().hash, null) !== null;
  return useHydrated() && isDecodable && <ScrollRestoration />;
}

/**
 * Adds a key to the current history entry; Remix stores the entry's scroll position under that key. Without keys, all
 * pages opened by a full load would share one position. Call this before the router is created.
 */
export function nameHistoryEntry() {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
}
