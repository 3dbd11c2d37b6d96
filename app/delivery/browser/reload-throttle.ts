const storageKey = "modrawa:reload";

/** A path is not loaded anew twice within this time (behaviour 13.5). */
export const reloadThrottleMs = 10_000;

export type ReloadThrottleOptions = {
  /** Session storage; may throw: browsers can forbid it. */
  storage: () => Pick<Storage, "getItem" | "setItem">;
  /** Wall clock in ms. */
  now: () => number;
};

/**
 * Whether the page may load itself anew at `path`, and if so remembers that it does. The limit holds for each path:
 * another one is free at once. Without storage the answer is no: a page that cannot count must not reload in a loop.
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
