import { log } from "~/platform/log.server";
import type { PageCache } from "./cache.server";
import { pageDataHref } from "./canonical-href";
import type { PageTable } from "./page-table";

export type Warming = {
  cache: PageCache;
  routeAt: PageTable;
  /** Every plain URL of the site. */
  listHrefs: () => Promise<string[]>;
};

/**
 * Renders all listed pages, and then the data with which browsers follow links to them, in the background and one after
 * the other, so that nobody waits for one (behaviour 19.5).
 * @returns a function that does it now and, called again because something has changed, starts over; what it returns
 *   resolves when every listed page is as new as that call, in this round or in a later one
 */
export function keepListedPagesWarm({ cache, routeAt, listHrefs }: Warming): () => Promise<void> {
  let round = 0;
  let latest = Promise.resolve();

  async function warm(own: number) {
    const isLatest = () => own === round;
    try {
      const listed = await listHrefs();
      const data = listed.flatMap((href) => {
        const route = routeAt(href);
        return route?.hasPageData ? [pageDataHref(href, route.id)] : [];
      });
      const hrefs = [...listed, ...data];
      cache.renew(hrefs);
      for (const href of hrefs) if (isLatest()) await cache.renderAhead(href);
      if (isLatest()) log.info({ hrefs: hrefs.length }, "Listed pages are cached");
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
