/** Prefetches at a time, so that they leave room for what the visitor asks for (behaviour 12.8). */
export const maxPendingPrefetches = 4;

/**
 * Loads addresses in the order given, at most four at a time, each only once.
 * @param load settles when the address is loaded or has failed; it never rejects
 */
export function createPrefetchQueue(load: (address: string) => Promise<void>) {
  const known = new Set<string>();
  const waiting: string[] = [];
  let pending = 0;

  function next() {
    while (pending < maxPendingPrefetches) {
      const address = waiting.shift();
      if (address === undefined) return;
      pending += 1;
      void load(address).then(() => {
        pending -= 1;
        next();
      });
    }
  }

  return {
    add(addresses: Iterable<string>) {
      for (const address of addresses) {
        if (known.has(address)) continue;
        known.add(address);
        waiting.push(address);
      }
      next();
    },
  };
}
