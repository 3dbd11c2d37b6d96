import { noPageQuery, pageParameter, readPage } from "~/platform/paging";
import { voivodeships } from "~/polish/voivodeships";
import type { PointOfSaleCriteria } from "./search";

/** Every query parameter that the list of shops knows. */
export const pointOfSaleParameters: readonly string[] = [
  "wojewodztwo",
  "miejscowosc",
  "kolekcja",
  pageParameter,
];

/** In characters; the form's field allows no more. */
export const maxPlaceLength = 100;

/** A parsed query: unknown values are left out. `page` is null for an invalid page number. */
export function parsePointOfSaleQuery(
  params: URLSearchParams,
  collections: readonly { id: string }[],
): { filter: PointOfSaleCriteria; page: number | null } {
  const voivodeship = params.get("wojewodztwo");
  const collection = params.get("kolekcja");
  return {
    filter: {
      voivodeship: voivodeships.find((name) => name === voivodeship) ?? "",
      place: (params.get("miejscowosc") ?? "").trim().slice(0, maxPlaceLength).trimEnd(),
      collection: collections.find(({ id }) => id === collection)?.id ?? "",
    },
    page: readPage(params),
  };
}

/** The canonical query string: fixed order, no defaults. Empty for all shops. */
export function writePointOfSaleQuery(
  { voivodeship, place, collection }: PointOfSaleCriteria,
  page: number,
): string {
  const params = new URLSearchParams();
  if (voivodeship) params.set("wojewodztwo", voivodeship);
  if (place) params.set("miejscowosc", place);
  if (collection) params.set("kolekcja", collection);
  if (page > 1) params.set(pageParameter, String(page));
  return params.toString();
}

/** The canonical query of the parameters (behaviour 19.2). */
export function canonicalPointOfSaleQuery(
  params: URLSearchParams,
  collections: readonly { id: string }[],
): string {
  const { filter, page } = parsePointOfSaleQuery(params, collections);
  return page === null ? noPageQuery : writePointOfSaleQuery(filter, page);
}
