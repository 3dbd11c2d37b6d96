import { type SparePartKind, sparePartKindValue } from "~/catalogue/spare-parts/kinds";
import * as paths from "~/paths";
import { pageParameter } from "~/platform/paging";

/** Query of the list of spare parts: search words or a kind, and a page number from 1. */
export type SparePartQuery = { words: string; kind: SparePartKind | null; page: number };

/** Query parameter that limits the list to one kind. */
export const sparePartKindParameter = "rodzaj";

/** All query parameters of the list of spare parts. */
export const sparePartsParameters: readonly string[] = ["q", sparePartKindParameter, pageParameter];

/** Writes the canonical query string: parameters in a fixed order, without defaults. The result may be empty. */
export function writeSparePartQuery({ words, kind, page }: SparePartQuery): string {
  const params = new URLSearchParams();
  if (words) params.set("q", words);
  if (kind) params.set(sparePartKindParameter, sparePartKindValue(kind));
  if (page > 1) params.set(pageParameter, String(page));
  return params.toString();
}

/** Returns the href of the list of spare parts; by default of its first page, without search words or kind. */
export function sparePartsHref(query: Partial<SparePartQuery> = {}): string {
  const string = writeSparePartQuery({ words: "", kind: null, page: 1, ...query });
  return string ? `${paths.spareParts}?${string}` : paths.spareParts;
}
