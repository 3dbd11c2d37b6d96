/** Maximum number of concurrent prefetches. The limit leaves bandwidth for navigations (behaviour 12.8). */
const maxPendingPrefetches = 4;

/**
 * Creates a queue that loads URLs in order, at most four at a time and each only once.
 * @param load returns a promise that resolves when the URL has loaded or failed, and that never rejects
 */
export function createPrefetchQueue(load: (href: string) => Promise<void>) {
  const known = new Set<string>();
  const waiting: string[] = [];
  let pending = 0;

  function next() {
    while (pending < maxPendingPrefetches) {
      const href = waiting.shift();
      if (href === undefined) return;
      pending += 1;
      void load(href).then(() => {
        pending -= 1;
        next();
      });
    }
  }

  return {
    add(hrefs: Iterable<string>) {
      for (const href of hrefs) {
        if (known.has(href)) continue;
        known.add(href);
        waiting.push(href);
      }
      next();
    },
  };
}
