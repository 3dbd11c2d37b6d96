import { polishNumber } from "lib/polish/number";
import type { FacetValue } from "./definitions";
import type { FacetIndex, NumberRange } from "./index-of-facets";
import { type ListingQuery, rangeOf, toggleValue, withoutRange, writeListingQuery } from "./query";
import type { FacetCounts } from "./tally";

/**
 * A facet value as a link. `query` is the query string, without `?`, that selects the value or, if it is already
 * selected, deselects it.
 */
export type FacetOption = Omit<FacetValue, "value"> & { query: string; selected?: true; count: number };

export type FacetPanel = {
  facets: {
    id: string;
    label: string;
    /** True if choosing a value drops the one chosen before. */
    isSingle?: boolean;
    values: FacetOption[];
    /** Link below the values. */
    more?: { label: string; to: string };
  }[];
  /**
   * `min` and `max` are the smallest and largest value among the products that pass all other filters. `from` and `to`
   * are the limits that the visitor set. All are in mm.
   */
  ranges: ({ id: string; label: string; min: number; max: number } & NumberRange)[];
  /** Active filters; `query` is the query string with that filter removed. */
  chips: { label: string; query: string }[];
};

/** Returns the filter panel of a category's list (behaviour 15.3). Values without matches are omitted unless selected. */
export function facetPanel(
  { choices, ranges, given }: FacetIndex,
  { counts, bounds, underOthers }: FacetCounts,
  query: ListingQuery,
  categoryId: number,
): FacetPanel {
  const option = (id: string, value: string, label: string, isSingle?: boolean) => ({
    query: writeListingQuery(toggleValue(query, id, value, isSingle)),
    selected: query.filters.choices[id]?.includes(value) || undefined,
    label,
  });
  const facets = choices.map(({ id, label, values }) => ({
    id,
    label,
    values: values
      .map(({ value, label, look }) => ({
        ...option(id, value, label),
        look,
        count: counts[id].get(value) ?? 0,
      }))
      .filter(({ count, selected }) => count > 0 || selected),
  }));
  const ofFeatures = given.map(({ id, label, candidates, fitSet, more }) => ({
    id,
    label,
    isSingle: true,
    values: candidates(categoryId)
      .map(({ slug, name }) => ({
        ...option(id, slug, name, true),
        count: underOthers(id).filter((product) => fitSet(slug)?.has(product.slug)).length,
      }))
      .filter(({ count, selected }) => count > 0 || selected),
    more: more(categoryId),
  }));
  const shown = choices
    .find(({ id }) => id === "wykonczenie")
    ?.values.find(({ value }) => value === query.shown);
  const asked = ranges.map(({ id, label }) => ({ id, label, ...rangeOf(query.filters, id) }));
  return {
    facets: [...facets, ...ofFeatures.filter(({ values }) => values.length > 0)],
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
      ...given.flatMap(({ id, label, nameOf }) =>
        (query.filters.choices[id] ?? []).map((value) => ({
          label: `${label}: ${nameOf(value)}`,
          query: writeListingQuery(toggleValue(query, id, value, true)),
        })),
      ),
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
