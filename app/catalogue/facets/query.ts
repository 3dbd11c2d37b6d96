import { pageParameter, readPage } from "~/platform/paging";
import { type ChoiceFacetId, choiceFacets, perFacet, type RangeFacetId, rangeFacets } from "./definitions";
import type { FacetIndex, Range } from "./index-of-facets";

export const sortOrders = [
  { id: "polecane", label: "Polecane" },
  { id: "nowosci", label: "Nowości" },
  { id: "nazwa", label: "Nazwa" },
] as const;

/** Every query parameter that a list knows. */
export const listingParameters: readonly string[] = [
  ...choiceFacets.map(({ id }) => id),
  ...rangeFacets.flatMap(({ id }) => [`${id}_od`, `${id}_do`]),
  "sortuj",
  pageParameter,
];

export type SortOrder = (typeof sortOrders)[number]["id"];

export type Filters = {
  choices: Readonly<Record<ChoiceFacetId, readonly string[]>>;
  ranges: Readonly<Record<RangeFacetId, Range>>;
};

/** What an address asks for. `page` counts from 1. */
export type ListingQuery = { filters: Filters; sort: SortOrder; page: number };

export type ParsedListingQuery = {
  /** Null for an invalid page number (`strona=-1`): the route answers 404. */
  query: ListingQuery | null;
  /** Polish sentences for the visitor about what was left out. */
  messages: string[];
};

/** No product is larger; the forms' fields have the same limit. */
export const maxMillimetres = 10_000;

/** Reads an address (behaviour 15.5): unknown parameters and values are left out, absurd measures with a message. */
export function parseListingQuery(params: URLSearchParams, { choices }: FacetIndex): ParsedListingQuery {
  const messages: string[] = [];
  const filters = {
    choices: perFacet(choices, ({ id, values }) => {
      const asked = new Set(params.getAll(id));
      return values.map(({ value }) => value).filter((value) => asked.has(value));
    }),
    ranges: perFacet(rangeFacets, ({ id, label }) => readRange(params, id, label, messages)),
  };
  const sort = sortOrders.find(({ id }) => id === params.get("sortuj"))?.id ?? "polecane";
  const page = readPage(params);
  return { query: page === null ? null : { filters, sort, page }, messages };
}

function readRange(params: URLSearchParams, id: RangeFacetId, label: string, messages: string[]): Range {
  const read = (side: string) => {
    const given = params.get(`${id}_${side}`)?.trim();
    if (!given) return null;
    if (/^\d{1,5}$/.test(given) && Number(given) <= maxMillimetres) return Number(given);
    messages.push(`${label}: podaj liczbę milimetrów od 0 do ${maxMillimetres}.`);
    return null;
  };
  const [from, to] = [read("od"), read("do")];
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** The canonical query string (behaviour 15.7): fixed order, no defaults. Empty for the plain list. */
export function canonicalQuery({ filters, sort, page }: ListingQuery): string {
  const params = new URLSearchParams();
  for (const { id } of choiceFacets)
    for (const value of filters.choices[id].toSorted()) params.append(id, value);
  for (const { id } of rangeFacets) {
    const { from, to } = filters.ranges[id];
    if (from !== null) params.append(`${id}_od`, String(from));
    if (to !== null) params.append(`${id}_do`, String(to));
  }
  if (sort !== "polecane") params.append("sortuj", sort);
  if (page !== 1) params.append(pageParameter, String(page));
  return params.toString();
}

export function hasFilters({ choices, ranges }: Filters): boolean {
  return (
    choiceFacets.some(({ id }) => choices[id].length > 0) ||
    rangeFacets.some(({ id }) => ranges[id].from !== null || ranges[id].to !== null)
  );
}

/** Search engines index the plain list and its pages; filtered and sorted views are `noindex`. */
export function isIndexable({ filters, sort }: ListingQuery): boolean {
  return sort === "polecane" && !hasFilters(filters);
}

/** The query with a facet's value added or, if chosen, removed; back on the first page. */
export function toggleValue(query: ListingQuery, facet: ChoiceFacetId, value: string): ListingQuery {
  const chosen = query.filters.choices[facet];
  const changed = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const choices = { ...query.filters.choices, [facet]: changed };
  return { ...query, filters: { ...query.filters, choices }, page: 1 };
}

/** The query without a range; back on the first page. */
export function withoutRange(query: ListingQuery, facet: RangeFacetId): ListingQuery {
  const ranges = { ...query.filters.ranges, [facet]: { from: null, to: null } };
  return { ...query, filters: { ...query.filters, ranges }, page: 1 };
}
