import { ScrollRestoration } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";

/**
 * Remix's scroll restoration, from hydration on. Until then the browser restores a reloaded page by itself, so that no
 * document need carry the script by which Remix does it.
 */
export function ScrollMemory() {
  return useHydrated() && <ScrollRestoration />;
}

/**
 * Gives the history's entry a key, by which its scroll is kept: without one Remix would take it for that of any other
 * page that was opened by a full load. To be called before the router is made.
 */
export function nameHistoryEntry() {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
}
