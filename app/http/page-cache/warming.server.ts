import { setImmediate as nextTurn } from "node:timers/promises";
import { log } from "lib/platform/log.server";
import type { PageCache } from "./cache.server";
import { pageDataHref } from "./canonical-href";
import type { PageTable } from "./page-table";

export type Warming = {
  cache: PageCache;
  routeAt: PageTable;
  /** Lists the paths of all pages and resources, without query variants. */
  listHrefs: () => Promise<string[]>;
};

/**
 * Renders all listed pages, then their data for client-side navigation, one by one in the background, so that visitors
 * do not wait for a render (behaviour 19.5): the most requested first, because the cache may not hold all.
 * @returns a function that starts a new run and cancels the previous one; its promise resolves when the latest run ends
 */
export function keepListedPagesWarm({ cache, routeAt, listHrefs }: Warming): () => Promise<void> {
  let round = 0;
  let latest = Promise.resolve();

  async function warm(own: number) {
    const isLatest = () => own === round;
    try {
      const listed = await listHrefs();
      // Between these steps, of some ms each for thousands of products, requests are answered.
      await nextTurn();
      const data = listed.flatMap((href) => {
        const route = routeAt(href);
        return route?.hasPageData ? [pageDataHref(href, route.id)] : [];
      });
      await nextTurn();
      const hrefs = [...listed, ...data];
      cache.renew(hrefs);
      for (const href of cache.mostAskedFirst(hrefs)) if (isLatest()) await cache.renderAhead(href);
      if (isLatest()) log.info({ hrefs: hrefs.length, cached: cache.listed }, "Listed pages are cached");
    } catch (error) {
      log.error({ err: error }, "Listed pages are not cached");
    }
  }

  return async () => {
    round += 1;
    latest = warm(round);
    let awaited: Promise<void>;
    do {
      awaited = latest;
      await awaited;
    } while (awaited !== latest);
  };
}
