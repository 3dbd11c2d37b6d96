const storageKey = "modrawa:reload";

/**
 * Minimum time between two reloads of the same path, so that a broken build cannot cause a reload loop (behaviour
 * 13.5).
 */
export const reloadThrottleMs = 10_000;

export type ReloadThrottleOptions = {
  /** Session storage. May throw, because browsers can block it. */
  storage: () => Pick<Storage, "getItem" | "setItem">;
  /** Current time, in ms since 1970. */
  now: () => number;
};

/**
 * Tells whether the page may reload at `path`, and records the reload if so. Only the last path is recorded; any other
 * path may reload immediately. Returns false without storage, because uncounted reloads could loop.
 */
export function mayReload(path: string, { storage, now }: ReloadThrottleOptions = inBrowser): boolean {
  try {
    const last = read(storage().getItem(storageKey));
    if (last.path === path && last.expires > now() && last.expires <= now() + reloadThrottleMs) return false;
    storage().setItem(storageKey, JSON.stringify({ path, expires: now() + reloadThrottleMs }));
    return true;
  } catch {
    return false;
  }
}

const inBrowser: ReloadThrottleOptions = { storage: () => sessionStorage, now: Date.now };

function read(stored: string | null): { path?: unknown; expires: number } {
  try {
    const { path, expires } = JSON.parse(stored ?? "{}");
    return { path, expires: Number(expires) };
  } catch {
    return { expires: 0 };
  }
}
