import { polishNumber } from "lib/polish/number";
import { type ChoiceFacetId, type FacetValue, partnerFacet } from "./definitions";
import type { FacetIndex, NumberRange } from "./index-of-facets";
import {
  type ListingQuery,
  rangeOf,
  toggleValue,
  withoutRange,
  withPartner,
  writeListingQuery,
} from "./query";
import type { FacetCounts } from "./tally";

/**
 * A facet value as a link. `query` is the query string, without `?`, that selects the value or, if it is already
 * selected, deselects it.
 */
export type FacetOption = Omit<FacetValue, "value"> & { query: string; selected?: true; count: number };

export type FacetPanel = {
  facets: { id: ChoiceFacetId | typeof partnerFacet.id; label: string; values: FacetOption[] }[];
  /**
   * `min` and `max` are the smallest and largest value among the products that pass all other filters. `from` and `to`
   * are the limits that the visitor set. All are in mm.
   */
  ranges: ({ id: string; label: string; min: number; max: number } & NumberRange)[];
  /** Active filters; `query` is the query string with that filter removed. */
  chips: { label: string; query: string }[];
};

/**
 * A product that the compatibility facet offers; `count` is the number of products that fit it and pass all other
 * filters.
 */
export type PartnerCount = { slug: string; name: string; count: number };

/** Returns the filter panel of a list (behaviour 15.3). Values without matches are omitted unless selected. */
export function facetPanel(
  { choices, ranges, partners }: FacetIndex,
  { counts, bounds }: FacetCounts,
  query: ListingQuery,
  partnerCounts: readonly PartnerCount[],
): FacetPanel {
  const facets = choices.map(({ id, label, values }) => ({
    id,
    label,
    values: values
      .map(({ value, label, look }) => ({
        query: writeListingQuery(toggleValue(query, id, value)),
        selected: query.filters.choices[id].includes(value) || undefined,
        label,
        look,
        count: counts[id].get(value) ?? 0,
      }))
      .filter(({ count, selected }) => count > 0 || selected),
  }));
  const { partner } = query.filters;
  const fitting = partnerCounts
    .filter(({ count, slug }) => count > 0 || slug === partner)
    .map(({ slug, name, count }) => ({
      query: writeListingQuery(withPartner(query, slug === partner ? null : slug)),
      selected: slug === partner || undefined,
      label: name,
      count,
    }));
  const shown = choices
    .find(({ id }) => id === "wykonczenie")
    ?.values.find(({ value }) => value === query.shown);
  const asked = ranges.map(({ id, label }) => ({ id, label, ...rangeOf(query.filters, id) }));
  return {
    facets: fitting.length > 0 ? [...facets, { ...partnerFacet, values: fitting }] : facets,
    ranges: asked.flatMap((range) => {
      const limits = bounds[range.id];
      return limits ? [{ ...range, ...limits }] : [];
    }),
    chips: [
      ...(shown
        ? [{ label: `Pokazane: ${shown.label}`, query: writeListingQuery({ ...query, shown: undefined }) }]
        : []),
      ...facets.flatMap(({ values }) =>
        values.flatMap(({ label, selected, query }) => (selected ? [{ label, query }] : [])),
      ),
      ...(partner === null
        ? []
        : [
            {
              label: `${partnerFacet.label}: ${partners.get(partner)}`,
              query: writeListingQuery(withPartner(query, null)),
            },
          ]),
      ...asked.flatMap(({ id, label, from, to }) => {
        const words = rangeInWords({ from, to });
        return words
          ? [{ label: `${label}: ${words}`, query: writeListingQuery(withoutRange(query, id)) }]
          : [];
      }),
    ],
  };
}

function rangeInWords({ from, to }: NumberRange): string {
  const sides = [from !== null && `od ${polishNumber(from)}`, to !== null && `do ${polishNumber(to)}`];
  const given = sides.filter((side) => side !== false);
  return given.length > 0 ? `${given.join(" ")} mm` : "";
}
