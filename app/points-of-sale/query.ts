import { plainLine } from "lib/polish/plain-text";
import { voivodeships } from "~/brand/voivodeships";
import { pageParameter, readPage, writeQuery } from "~/ui/paging";
import type { PointOfSaleCriteria } from "./search";

export const pointOfSaleParameters: readonly string[] = [
  "wojewodztwo",
  "miejscowosc",
  "kolekcja",
  pageParameter,
];

/** Maximum length of the place that the visitor types, in characters. Also the `maxlength` of the form's field. */
export const maxPlaceLength = 100;

/** Parses the query string of the store locator, ignoring unknown values. */
export function parsePointOfSaleQuery(
  params: URLSearchParams,
  collections: readonly { id: string }[],
): { filter: PointOfSaleCriteria; page: number } {
  const voivodeship = params.get("wojewodztwo");
  const collection = params.get("kolekcja");
  return {
    filter: {
      voivodeship: voivodeships.find((name) => name === voivodeship) ?? "",
      place: plainLine(params.get("miejscowosc") ?? "")
        .slice(0, maxPlaceLength)
        .trimEnd(),
      collection: collections.find(({ id }) => id === collection)?.id ?? "",
    },
    page: readPage(params),
  };
}

/** Returns the canonical query string. Empty for page 1 without filters. */
export function writePointOfSaleQuery(
  { voivodeship, place, collection }: PointOfSaleCriteria,
  page: number,
): string {
  return writeQuery({ wojewodztwo: voivodeship, miejscowosc: place, kolekcja: collection }, page);
}

/** Returns the canonical form of a query string, for the page cache (behaviour 19.2). */
export function canonicalPointOfSaleQuery(
  params: URLSearchParams,
  collections: readonly { id: string }[],
): string {
  const { filter, page } = parsePointOfSaleQuery(params, collections);
  return writePointOfSaleQuery(filter, page);
}
