import { memorise, recall } from "lib/platform/browser-memory";
import { useSyncExternalStore } from "react";
import { type BasinMemory, basinKey } from "./memory-format";

/** Returns the basin that this browser remembers; empty if there is none, or if something else is stored in its place. */
export function rememberedBasin(): string {
  try {
    const { basin } = JSON.parse(recall(basinKey) ?? "{}");
    return typeof basin === "string" ? basin : "";
  } catch {
    return "";
  }
}

/** {@link rememberedBasin} for a component; empty during hydration. */
export function useRememberedBasin(): string {
  return useSyncExternalStore(subscribe, rememberedBasin, () => "");
}

function subscribe(onChange: () => void) {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** Remembers a basin. The script of the verdicts, of which this tab may have none yet, then asks what fits it. */
export function rememberBasin(basin: string): void {
  store(JSON.stringify({ basin } satisfies BasinMemory));
  // @ts-expect-error: a script, which exports nothing
  if (!customElements.get("basin-verdict")) import("./places.js").catch(console.warn);
}

export function forgetBasin(): void {
  store(null);
}

/** Tells this tab, too: browsers send the event only to other tabs. */
function store(memory: string | null) {
  memorise(basinKey, memory);
  dispatchEvent(new Event("storage"));
}
