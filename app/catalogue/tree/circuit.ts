const failuresToOpen = 5;
const openMs = 30_000;

export type Circuit = {
  /** False while the service is being left in peace. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
};

/**
 * Leaves a service alone for 30 s (±20 %, so that instances do not come back all at once) after 5 failures in a row.
 * After that one more failure opens it again; one success closes it.
 * @param now monotonic clock in ms
 * @param random 0 ≤ x < 1
 */
export function createCircuit(now: () => number, random: () => number): Circuit {
  let failures = 0;
  let closedAgainAt = Number.NEGATIVE_INFINITY;
  return {
    allows: () => now() >= closedAgainAt,
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= failuresToOpen) closedAgainAt = now() + openMs * (0.8 + 0.4 * random());
    },
  };
}
