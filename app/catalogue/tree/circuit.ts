const failuresToOpen = 5;
const openMs = 30_000;

export type Circuit = {
  /** False while the circuit is open: the caller must not call the service. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
};

/**
 * A circuit breaker (behaviour 14.3). After 5 consecutive failures it opens for 30 s (±20 %, so that instances do not
 * all retry at the same time). After it closes, a single failure opens it again, unless a success has reset the count.
 * @param now monotonic clock in ms
 * @param random returns 0 ≤ x < 1
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
