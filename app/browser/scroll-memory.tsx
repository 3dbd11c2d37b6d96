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
 * Adds a key to the current history entry, and to each that the browser adds for a fragment; Remix stores the entry's scroll
 * position under that key. Without keys, all of them would share one position. Call this before the router is created, which
 * reads the key on the same events.
 */
export function nameHistoryEntries() {
  nameEntry();
  addEventListener("popstate", nameEntry);
}

function nameEntry() {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
}
