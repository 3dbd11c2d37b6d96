const storageKey = "modrawa:reload";

/** Minimum time between two reloads of a path, so that a broken build cannot loop (behaviour 13.5). */
export const reloadThrottleMs = 10_000;

export type ReloadThrottleOptions = {
  /** Session storage; may throw: browsers can forbid it. */
  storage: () => Pick<Storage, "getItem" | "setItem">;
  /** Wall clock in ms. */
  now: () => number;
};

/**
 * Whether the page may reload at `path`; if so, records that it does. Each path has its own limit. Without storage the
 * answer is no: a page that cannot count must not reload in a loop.
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
