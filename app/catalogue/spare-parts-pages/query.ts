import { type SparePartKind, sparePartKindValue } from "~/catalogue/spare-parts/kinds";
import * as paths from "~/paths";
import { pageParameter } from "~/platform/paging";

/** What a URL of the list asks for: words or a kind, and a page from 1. */
export type SparePartQuery = { words: string; kind: SparePartKind | null; page: number };

/** The parameter that narrows the list to one kind. */
export const sparePartKindParameter = "rodzaj";

/** Every query parameter that the list knows. */
export const sparePartsParameters: readonly string[] = ["q", sparePartKindParameter, pageParameter];

/** The canonical query string: fixed order, no defaults. Empty for the plain list. */
export function writeSparePartQuery({ words, kind, page }: SparePartQuery): string {
  const params = new URLSearchParams();
  if (words) params.set("q", words);
  if (kind) params.set(sparePartKindParameter, sparePartKindValue(kind));
  if (page > 1) params.set(pageParameter, String(page));
  return params.toString();
}

/** A URL of the list of spare parts; by default all of them. */
export function sparePartsHref(query: Partial<SparePartQuery> = {}): string {
  const string = writeSparePartQuery({ words: "", kind: null, page: 1, ...query });
  return string ? `${paths.spareParts}?${string}` : paths.spareParts;
}
