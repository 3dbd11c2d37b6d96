import { log } from "~/platform/log.server";
import type { PageCache } from "./cache.server";
import { pageDataAddress } from "./canonical-address";
import type { PageTable } from "./page-table";

export type Warming = {
  cache: PageCache;
  routeAt: PageTable;
  /** Every plain address of the site. */
  listAddresses: () => Promise<string[]>;
};

/**
 * Renders all listed pages, and then the data with which browsers follow links to them, behind the visitors' backs and
 * one after the other, so that nobody waits for one (behaviour 19.5).
 * @returns a function that does it now and, called again because something has changed, begins anew
 */
export function keepListedPagesWarm({ cache, routeAt, listAddresses }: Warming): () => Promise<void> {
  let round = 0;
  return async () => {
    round += 1;
    const isLatest = (
      (own) => () =>
        own === round
    )(round);
    try {
      const listed = await listAddresses();
      const data = listed.flatMap((address) => {
        const route = routeAt(address);
        return route?.hasPageData ? [pageDataAddress(address, route.id)] : [];
      });
      const addresses = [...listed, ...data];
      cache.renew(addresses);
      for (const address of addresses) if (isLatest()) await cache.renderAhead(address);
      if (isLatest()) log.info({ addresses: addresses.length }, "Listed pages are cached");
    } catch (error) {
      log.error({ err: error }, "Listed pages are not cached");
    }
  };
}
