import { ScrollRestoration, useLocation } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { idOfFragment } from "~/ui/links/fragment";

/**
 * Remix's scroll restoration, from hydration on. Until then the browser restores a reloaded page itself, so documents
 * need not carry Remix's inline script for it. A fragment that cannot be decoded makes Remix's throw, again and again.
 */
export function ScrollMemory() {
  const isDecodable = idOfFragment(useLocation().hash) !== null;
  return useHydrated() && isDecodable && <ScrollRestoration />;
}

/**
 * Gives the history entry a key for its scroll position: without one Remix would share the position with every other
 * page that was opened by a full load. To be called before the router is created.
 */
export function nameHistoryEntry() {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
}
