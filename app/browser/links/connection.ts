/** The Network Information API, which only some browsers have. */
type Connection = { saveData?: boolean; effectiveType?: string };

function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** True where prefetching is off: 2G connections (`slow-2g`, `2g`) and the browser's data saver (behaviour 12.9). */
export function isThriftyConnection(): boolean {
  const { saveData = false, effectiveType = "" } = connection();
  return saveData || effectiveType.includes("2g");
}

/** True on the slowest class of connections, `slow-2g`. */
export function isSlowestConnection(): boolean {
  return connection().effectiveType === "slow-2g";
}
