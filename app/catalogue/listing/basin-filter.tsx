import { useFetcher, useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect } from "react";
import { flushSync } from "react-dom";
import { basinHref } from "~/fit/partners";
import { forgetBasin } from "~/range/basin-changes";
import { choiceFacets, partnerFacet } from "~/range/facets";
import type { Listing } from "~/range/listing";
import { useBasinMemory } from "~/range/my-basin";
import { withQuery } from "~/ui/href";
import { Link } from "~/ui/link";
import { pageParameter } from "~/ui/paging";
import { FacetLink } from "./facet-link";

/** Narrows a list to what fits the basin that this browser remembers (behaviour 15.10). */
export function BasinFilter({ listing }: { listing: Listing }) {
  const { basin = "", name } = useBasinMemory();
  const { pathname } = useLocation();
  // The list behind the link says how many it would give (behaviour 15.3).
  const { data, load } = useFetcher<{ listing: Listing }>();
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
  useEffect(() => {
    if (basin && !isSelected) load(withQuery(pathname, query));
  }, [basin, isSelected, load, pathname, query]);
  if (!basin) return null;
  return (
    <div className="p-5 lg:p-0">
      <div className="flex items-center justify-between">
        <h3 className="font-semibold">Moja umywalka</h3>
        <button type="button" onClick={forget} className="link min-h-11 text-sm">
          Zapomnij
        </button>
      </div>
      <Link to={basinHref(basin)} className="data-link line-link">
        {name}
      </Link>
      <FacetLink
        label="Pasuje do mojej umywalki"
        count={isSelected ? listing.total : data?.listing.total}
        query={query}
        selected={isSelected}
        isSingle
      />
    </div>
  );
}

/** Forgets the basin. The focus moves to the filter that follows, because the button disappears. */
function forget({ currentTarget }: MouseEvent) {
  const filters = currentTarget.closest("[popover]");
  flushSync(forgetBasin);
  filters?.querySelector<HTMLElement>("li a")?.focus();
}
