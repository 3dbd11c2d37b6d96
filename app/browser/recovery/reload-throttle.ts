/**
 * Prefix of a storage key, followed by the path. The stored value is the time from which the path may reload again, in
 * ms since 1970.
 */
const storageKey = "modrawa:reload ";

/**
 * Minimum time between two reloads of the same path, so that a broken build cannot cause a reload loop (behaviour
 * 13.5).
 */
const reloadThrottleMs = 10_000;

/**
 * Returns true if a full load of `path` is allowed now, and records that load. Returns false if storage is unavailable,
 * because unrecorded loads could form an endless loop.
 */
export function mayReload(path: string): boolean {
  try {
    const key = storageKey + path;
    const waitMs = Number(sessionStorage.getItem(key)) - Date.now();
    if (waitMs > 0 && waitMs <= reloadThrottleMs) return false;
    sessionStorage.setItem(key, String(Date.now() + reloadThrottleMs));
    return true;
  } catch {
    return false;
  }
}
