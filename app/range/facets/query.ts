import { readLength } from "lib/polish/typed-length";
import { pageParameter, readPage } from "~/ui/paging";
import { type ChoiceFacetId, choiceFacets, partnerFacet, perFacet } from "./definitions";
import type { FacetIndex, NumberRange, ValueRange } from "./index-of-facets";
import { shownFinishParameter } from "./shown-finish";

export const sortOrders = [
  { id: "polecane", label: "Polecane" },
  { id: "nowosci", label: "Nowości" },
  { id: "nazwa", label: "Nazwa" },
] as const;

/**
 * All query parameters of a product list. Content decides which measures have a facet, so the parameters of their two
 * limits are given by their endings only.
 */
export const listingParameters: readonly string[] = [
  ...choiceFacets.map(({ id }) => id),
  partnerFacet.id,
  ...sidesOf("*"),
  shownFinishParameter,
  "sortuj",
  pageParameter,
];

export type SortOrder = (typeof sortOrders)[number]["id"];

export type Filters = {
  /** The chosen values, by the id of the facet, those of features last. */
  choices: Readonly<Record<ChoiceFacetId, readonly string[]> & Record<string, readonly string[]>>;
  /** By the id of the facet, in display order. */
  ranges: Readonly<Record<string, NumberRange>>;
};

/** A parsed query; the first `page` is 1. `shown` is the finish in which products are shown that have it. */
export type ListingQuery = { filters: Filters; shown?: string | undefined; sort: SortOrder; page: number };

/** Maximum dimension in a filter, in mm. */
const maxMillimetres = 10_000;

/**
 * Parses the query of a product list (behaviour 15.5). Silently ignores unknown parameters and values. Ignores invalid
 * dimensions too, but returns a warning for each.
 */
export function parseListingQuery(params: URLSearchParams, index: FacetIndex) {
  const misread = index.ranges.filter(({ id }) =>
    sidesOf(id).some((side) => !readMeasure(params, side).isRight),
  );
  const filters = {
    choices: {
      ...perFacet(index.choices, ({ id, values }) => {
        const asked = new Set(params.getAll(id));
        return values.map(({ value }) => value).filter((value) => asked.has(value));
      }),
      ...perFacet(index.given, ({ id, nameOf }) =>
        params
          .getAll(id)
          .filter((value) => nameOf(value) !== null)
          .slice(0, 1),
      ),
    },
    ranges: perFacet(index.ranges, ({ id, extent }) => {
      const [from = null, to = null] = sidesOf(id).map((side) => readMeasure(params, side).measure);
      const isUpsideDown = from !== null && to !== null && from > to;
      return folded(isUpsideDown ? { from: to, to: from } : { from, to }, extent);
    }),
  };
  const known = index.choices.find(({ id }) => id === "wykonczenie")?.values ?? [];
  // With a filter by finish, products are shown in the finishes that it selects.
  const isChosen = filters.choices.wykonczenie.length > 0;
  const shown = isChosen
    ? undefined
    : known.find(({ value }) => value === params.get(shownFinishParameter))?.value;
  const sort = sortOrders.find(({ id }) => id === params.get("sortuj"))?.id ?? "polecane";
  return {
    query: { filters, shown, sort, page: readPage(params) },
    /** Warnings in Polish about ignored parameters. */
    messages: misread.map(({ label }) => `${label}: podaj liczbę milimetrów od 0 do ${maxMillimetres}.`),
    /** Facets whose dimension is invalid in the query; `messages` has a warning for each. */
    misread: misread.map(({ id }) => id),
  };
}

function sidesOf(id: string): [from: string, to: string] {
  return [`${id}_od`, `${id}_do`];
}

/** Reads the first valid value of a range parameter, in mm. `isRight` is false if any of its values is invalid. */
function readMeasure(params: URLSearchParams, name: string): { measure: number | null; isRight: boolean } {
  const given = params.getAll(name).flatMap((text) => text.trim() || []);
  const measures = given.flatMap((text) => {
    const length = readLength(text);
    return length.kind === "length" && length.mm <= maxMillimetres ? length.mm : [];
  });
  return { measure: measures[0] ?? null, isRight: measures.length === given.length };
}

/**
 * Normalises a range, so that ranges that match the same products become equal (behaviour 15.8). `extent` is the range
 * of the values that occur. A limit that excludes no product is removed; a limit that excludes every product moves to
 * just outside the extent. A range over the full extent still excludes products without the dimension.
 */
function folded({ from, to }: NumberRange, extent: ValueRange): NumberRange {
  if (from === null && to === null) return { from, to };
  if (!extent) return { from: 0, to: null };
  const { min, max, isEverywhere } = extent;
  const [least, most] = [from ?? min, to ?? max];
  if (least <= min && most >= max) return { from: isEverywhere ? null : min, to: null };
  return {
    from: least <= min ? null : Math.min(least, max + 1),
    to: most >= max ? null : Math.max(most, min - 1),
  };
}

/**
 * Canonical value that replaces any invalid dimension, because all invalid values show the same page with the same
 * warning.
 */
const senseless = "x";

/**
 * Returns the canonical query (behaviour 19.2): the same for all queries that show the same page. Includes invalid
 * dimensions, unlike {@link writeListingQuery}, because the page shows a warning for them.
 */
export function canonicalListingQuery(params: URLSearchParams, index: FacetIndex): string {
  const { query, misread } = parseListingQuery(params, index);
  const shown = new URLSearchParams(writeListingQuery(query));
  for (const id of misread) shown.append(`${id}_od`, senseless);
  return shown.toString();
}

/**
 * Writes the canonical query string (behaviour 15.7): parameters in a fixed order, without defaults. The result may be
 * empty.
 */
export function writeListingQuery({ filters, shown, sort, page }: ListingQuery): string {
  const params = new URLSearchParams();
  for (const [id, chosen] of Object.entries(filters.choices))
    for (const value of chosen.toSorted()) params.append(id, value);
  for (const [id, { from, to }] of Object.entries(filters.ranges)) {
    if (from !== null) params.append(`${id}_od`, String(from));
    if (to !== null) params.append(`${id}_do`, String(to));
  }
  if (shown && filters.choices.wykonczenie.length === 0) params.append(shownFinishParameter, shown);
  if (sort !== "polecane") params.append("sortuj", sort);
  if (page !== 1) params.append(pageParameter, String(page));
  return params.toString();
}

/** Returns the range that a facet is limited to. */
export function rangeOf({ ranges }: Filters, facet: string): NumberRange {
  return ranges[facet] ?? { from: null, to: null };
}

function hasFilters({ choices, ranges }: Filters): boolean {
  return (
    Object.values(choices).some((chosen) => chosen.length > 0) ||
    Object.values(ranges).some(({ from, to }) => from !== null || to !== null)
  );
}

/** Whether search engines may index a list: filtered and sorted lists are `noindex`. */
export function isIndexable({ filters, shown, sort }: ListingQuery): boolean {
  return sort === "polecane" && !shown && !hasFilters(filters);
}

/** Selects a facet value or, if it is already selected, deselects it. Resets the page to 1. */
export function toggleValue(
  query: ListingQuery,
  facet: string,
  value: string,
  isSingle = false,
): ListingQuery {
  const { [facet]: chosen = [] } = query.filters.choices;
  const others = isSingle ? [] : chosen.filter((other) => other !== value);
  const changed = chosen.includes(value) ? others : [...others, value];
  const choices = { ...query.filters.choices, [facet]: changed };
  return { ...query, filters: { ...query.filters, choices }, page: 1 };
}

/** Removes the range filter of `facet`; resets the page to 1. */
export function withoutRange(query: ListingQuery, facet: string): ListingQuery {
  const ranges = { ...query.filters.ranges, [facet]: { from: null, to: null } };
  return { ...query, filters: { ...query.filters, ranges }, page: 1 };
}
