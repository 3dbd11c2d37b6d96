/** Subset of the Network Information API; only some browsers support it. */
type Connection = { saveData?: boolean; effectiveType?: string };

function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/**
 * True if prefetching is disabled: on `2g` and `slow-2g` connections, or with the browser's data saver (behaviour
 * 12.9).
 */
export function isThriftyConnection(): boolean {
  const { saveData = false, effectiveType = "" } = connection();
  return saveData || effectiveType.includes("2g");
}

/** True on `slow-2g`, the slowest effective connection type. */
export function isSlowestConnection(): boolean {
  return connection().effectiveType === "slow-2g";
}
