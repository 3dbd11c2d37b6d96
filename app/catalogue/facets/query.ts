import { noPageQuery, pageParameter, readPage } from "~/platform/paging";
import {
  type ChoiceFacetId,
  choiceFacets,
  partnerFacet,
  perFacet,
  type RangeFacetId,
  rangeFacets,
} from "./definitions";
import type { FacetIndex, NumberRange, ValueExtent } from "./index-of-facets";

export const sortOrders = [
  { id: "polecane", label: "Polecane" },
  { id: "nowosci", label: "Nowości" },
  { id: "nazwa", label: "Nazwa" },
] as const;

/** All query parameters of a list. */
export const listingParameters: readonly string[] = [
  ...choiceFacets.map(({ id }) => id),
  partnerFacet.id,
  ...rangeFacets.flatMap(({ id }) => sidesOf(id)),
  "sortuj",
  pageParameter,
];

export type SortOrder = (typeof sortOrders)[number]["id"];

export type Filters = {
  choices: Readonly<Record<ChoiceFacetId, readonly string[]>>;
  ranges: Readonly<Record<RangeFacetId, NumberRange>>;
  /** Slug of the product that all results have to fit. */
  partner: string | null;
};

/** A parsed query. `page` counts from 1. */
export type ListingQuery = { filters: Filters; sort: SortOrder; page: number };

export type ParsedListingQuery = {
  /** Null for an invalid page number (`strona=-1`): the route answers 404. */
  query: ListingQuery | null;
  /** Warnings in Polish about ignored parameters. */
  messages: string[];
  /** The measures with a warning. */
  misread: RangeFacetId[];
};

/** Maximum measure, mm; the form's fields have the same limit. */
export const maxMillimetres = 10_000;

/** Parses the query (behaviour 15.5): unknown parameters and values are ignored, absurd measures with a warning. */
export function parseListingQuery(params: URLSearchParams, index: FacetIndex): ParsedListingQuery {
  const misread = rangeFacets.filter(({ id }) =>
    sidesOf(id).some((side) => !readMeasure(params, side).isRight),
  );
  const filters = {
    choices: perFacet(index.choices, ({ id, values }) => {
      const asked = new Set(params.getAll(id));
      return values.map(({ value }) => value).filter((value) => asked.has(value));
    }),
    ranges: perFacet(index.ranges, ({ id, extent }) => {
      const [from = null, to = null] = sidesOf(id).map((side) => readMeasure(params, side).measure);
      const isUpsideDown = from !== null && to !== null && from > to;
      return folded(isUpsideDown ? { from: to, to: from } : { from, to }, extent);
    }),
    partner: params.getAll(partnerFacet.id).find((slug) => index.partners.has(slug)) ?? null,
  };
  const sort = sortOrders.find(({ id }) => id === params.get("sortuj"))?.id ?? "polecane";
  const page = readPage(params);
  return {
    query: page === null ? null : { filters, sort, page },
    messages: misread.map(({ label }) => `${label}: podaj liczbę milimetrów od 0 do ${maxMillimetres}.`),
    misread: misread.map(({ id }) => id),
  };
}

function sidesOf(id: RangeFacetId): [from: string, to: string] {
  return [`${id}_od`, `${id}_do`];
}

/** The first value of a range parameter; `isRight` if it has no other. */
function readMeasure(params: URLSearchParams, name: string): { measure: number | null; isRight: boolean } {
  const given = params.getAll(name).flatMap((text) => text.trim() || []);
  const measures = given.filter((text) => /^\d{1,5}$/.test(text) && Number(text) <= maxMillimetres);
  const [first] = measures;
  return { measure: first === undefined ? null : Number(first), isRight: measures.length === given.length };
}

/**
 * Normalises ranges with equal results (behaviour 15.8): a side beyond all measures is left open, or reduced to where
 * no measure is left. A range around all measures still excludes products without the measure.
 */
function folded({ from, to }: NumberRange, extent: ValueExtent): NumberRange {
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

/** Canonical form of every unreadable measure: all of them show one page, with its warning. */
const senseless = "x";

/**
 * The canonical query of the parameters (behaviour 19.2): those that show the same share it. Unlike
 * {@link writeListingQuery} it keeps invalid values whose warning the page shows.
 */
export function canonicalListingQuery(params: URLSearchParams, index: FacetIndex): string {
  const { query, misread } = parseListingQuery(params, index);
  if (!query) return noPageQuery;
  const shown = new URLSearchParams(writeListingQuery(query));
  for (const id of misread) shown.append(`${id}_od`, senseless);
  return shown.toString();
}

/** The canonical query string (behaviour 15.7): fixed order, no defaults. Empty for the plain list. */
export function writeListingQuery({ filters, sort, page }: ListingQuery): string {
  const params = new URLSearchParams();
  for (const { id } of choiceFacets)
    for (const value of filters.choices[id].toSorted()) params.append(id, value);
  if (filters.partner !== null) params.append(partnerFacet.id, filters.partner);
  for (const { id } of rangeFacets) {
    const { from, to } = filters.ranges[id];
    if (from !== null) params.append(`${id}_od`, String(from));
    if (to !== null) params.append(`${id}_do`, String(to));
  }
  if (sort !== "polecane") params.append("sortuj", sort);
  if (page !== 1) params.append(pageParameter, String(page));
  return params.toString();
}

export function hasFilters({ choices, ranges, partner }: Filters): boolean {
  return (
    partner !== null ||
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

/** The query narrowed down to what fits a product, replacing any such filter; back on the first page. */
export function withPartner(query: ListingQuery, partner: string | null): ListingQuery {
  return { ...query, filters: { ...query.filters, partner }, page: 1 };
}

/** The query without a range; back on the first page. */
export function withoutRange(query: ListingQuery, facet: RangeFacetId): ListingQuery {
  const ranges = { ...query.filters.ranges, [facet]: { from: null, to: null } };
  return { ...query, filters: { ...query.filters, ranges }, page: 1 };
}
