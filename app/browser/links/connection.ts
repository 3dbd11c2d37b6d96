/** Subset of the Network Information API, which not all browsers support. */
type Connection = { saveData?: boolean; effectiveType?: string };

function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/**
 * Returns true if no page should be prefetched: the connection is `2g` or `slow-2g`, or the browser's data saver is on
 * (behaviour 12.9).
 */
export function isThriftyConnection(): boolean {
  const { saveData = false, effectiveType = "" } = connection();
  return saveData || effectiveType.includes("2g");
}

/** Returns true on `slow-2g`, the slowest effective connection type. */
export function isSlowestConnection(): boolean {
  return connection().effectiveType === "slow-2g";
}
