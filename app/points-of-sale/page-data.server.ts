import { listCollections } from "~/editorial/collections.server";
import { pageOfList } from "~/ui/paging";
import { findPointsOfSale, listVoivodeships } from "./points-of-sale.server";
import { dotsOnMap } from "./poland-outlines";
import { parsePointOfSaleQuery } from "./query";

const pageLength = 24;

export type PointsOfSalePageData = NonNullable<ReturnType<typeof findShops>>;

/** Returns what the page shows of the shops that pass a query's filter; null if there is no such page. */
export function findShops(params: URLSearchParams) {
  const collections = listCollections().map(({ id, name }) => ({ id, name }));
  const { filter, page } = parsePointOfSaleQuery(params, collections);
  const { points: found, near, others } = findPointsOfSale(filter);
  const shown = pageOfList(found, page, pageLength);
  return (
    shown && {
      voivodeships: listVoivodeships(),
      collections,
      points: shown.items,
      near,
      others,
      total: found.length,
      dots: dotsOnMap(found),
      page: shown.page,
      pages: shown.pages,
      filter,
    }
  );
}
