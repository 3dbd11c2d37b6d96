import { useLocation, useMatches } from "@remix-run/react";
import { type MouseEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { basinHref } from "~/fit/partners";
import { forgetBasin } from "~/range/basin-changes";
import { choiceFacets, partnerFacet } from "~/range/facets";
import type { Listing } from "~/range/listing";
import { useBasinMemory } from "~/range/my-basin";
import { dataHref } from "~/remix/data-requests";
import { withQuery } from "~/ui/href";
import { Link } from "~/ui/link";
import { pageParameter } from "~/ui/paging";
import { FacetLink } from "./facet-link";

/** Narrows a list to what fits the basin that this browser remembers (behaviour 15.10). */
export function BasinFilter({ listing }: { listing: Listing }) {
  const { basin = "", name } = useBasinMemory();
  const others = [...new URLSearchParams(listing.canonicalQuery)].filter(
    ([name]) => name !== pageParameter && name !== partnerFacet.id,
  );
  const isChoice = ([name]: [string, string]) => choiceFacets.some(({ id }) => id === name);
  const isSelected = new URLSearchParams(listing.canonicalQuery).get(partnerFacet.id) === basin;
  // In the order of all links (behaviour 15.7).
  const query = new URLSearchParams([
    ...others.filter(isChoice),
    ...(isSelected ? [] : [[partnerFacet.id, basin]]),
    ...others.filter((one) => !isChoice(one)),
  ]).toString();
  const count = useTotal(basin && !isSelected ? query : null);
  if (!basin) return null;
  return (
    <div className="p-5 lg:p-0">
      <div className="flex items-center justify-between">
        <h3 className="font-semibold">Moja umywalka</h3>
        <button type="button" onClick={forget} className="link min-h-11 text-sm">
          Zapomnij
        </button>
      </div>
      {name && (
        <Link to={basinHref(basin)} className="data-link line-link">
          {name}
        </Link>
      )}
      <FacetLink
        label="Pasuje do mojej umywalki"
        count={isSelected ? listing.total : count}
        query={query}
        selected={isSelected}
        isSingle
      />
    </div>
  );
}

/**
 * Asks the list behind a link how many products it would give (behaviour 15.3). Not by a fetcher, whose failure would replace
 * the page: a link without an answer has no count.
 */
function useTotal(query: string | null): number | undefined {
  const { pathname } = useLocation();
  const route = useMatches().at(-1)?.id ?? "";
  const [total, setTotal] = useState<number>();
  useEffect(() => {
    setTotal(undefined);
    if (query === null) return;
    const request = new AbortController();
    const { signal } = request;
    const take = async () => {
      const list = new URL(withQuery(pathname, query), location.origin);
      const answer = await fetch(dataHref(list, route), { signal });
      const data = answer.ok ? await answer.json() : null;
      setTotal((data?.view ?? data)?.listing?.total);
    };
    take().catch(() => signal.aborted || setTotal(undefined));
    return () => request.abort();
  }, [pathname, query, route]);
  return total;
}

/** Forgets the basin. The focus moves to the filter that follows, because the button disappears. */
function forget({ currentTarget }: MouseEvent) {
  const filters = currentTarget.closest("[popover]");
  flushSync(forgetBasin);
  filters?.querySelector<HTMLElement>("li a")?.focus();
}
