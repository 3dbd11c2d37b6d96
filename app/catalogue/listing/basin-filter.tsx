import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { forgetBasin } from "~/range/basin-changes";
import { choiceFacets, partnerFacet } from "~/range/facets";
import type { Listing } from "~/range/listing";
import { useRememberedBasin } from "~/range/my-basin";
import { pageParameter } from "~/ui/paging";
import { FacetLink } from "./facet-link";

/** Narrows a list to what fits the basin that this browser remembers (behaviour 15.10). */
export function BasinFilter({ listing }: { listing: Listing }) {
  const basin = useRememberedBasin();
  if (!basin) return null;
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
  return (
    <div className="p-5 lg:p-0">
      <div className="flex items-center justify-between">
        <h3 className="font-semibold">Moja umywalka</h3>
        <button type="button" onClick={forget} className="button button-quiet -mr-3 px-3">
          Zapomnij
        </button>
      </div>
      <FacetLink label="Pasuje do mojej umywalki" query={query} selected={isSelected} isSingle />
    </div>
  );
}

/** Forgets the basin. The focus moves to the filter that follows, because the button disappears. */
function forget({ currentTarget }: MouseEvent) {
  const filters = currentTarget.closest("[popover]");
  flushSync(forgetBasin);
  filters?.querySelector<HTMLElement>("li a")?.focus();
}
