import { slugOf } from "lib/polish/slug";
import type { Catalogue } from "~/range/products";
import type { SparePart } from "~/range/spare-parts.server";
import { pageOfList } from "~/ui/paging";
import { foundParts } from "./data/found-parts";
import { type ListSources, noSpareParts, type SparePartList, sparePartCard } from "./data/list-data";
import { productPartsHref, type SparePartQuery, sparePartsHref } from "./query";

/** Large enough to list all our spare parts on one page; a longer list is split into several pages. */
export const sparePartsPerPage = 96;

/**
 * Returns one page of spare parts: those of a product, search results, those of one kind, or all of them.
 * @returns `null` for a page beyond the last; page 1 always exists
 */
export function sparePartList(sources: ListSources, query: SparePartQuery): SparePartList | null {
  const named = query.product && sources.catalogue.byCode(query.product)?.product;
  if (named) return query.page > 1 ? null : { ...noSpareParts(query), ofProduct: productPartsHref(named) };
  return query.words ? foundParts(sources, query) : listedParts(sources.catalogue, query);
}

function listedParts(catalogue: Catalogue, query: SparePartQuery): SparePartList | null {
  const { all, byKind } = catalogue.parts;
  const listed = query.kind === null ? all : (byKind.get(query.kind) ?? []);
  const shown = pageOfList(listed, query.page, sparePartsPerPage);
  if (!shown) return null;
  return {
    ...noSpareParts(query),
    kinds: [
      { label: "Wszystkie", count: all.length, to: sparePartsHref(), selected: query.kind === null },
      ...[...byKind].map(([kind, parts]) => ({
        label: labelOf(kind, catalogue),
        count: parts.length,
        to: sparePartsHref({ kind }),
        selected: kind === query.kind,
      })),
    ],
    groups: groupsOf(shown.items, catalogue),
    total: shown.total,
    pages: shown.pages,
  };
}

function groupsOf(parts: readonly SparePart[], catalogue: Catalogue): SparePartList["groups"] {
  const groups = new Map<string, SparePart[]>();
  for (const part of parts) groups.set(part.kind, [...(groups.get(part.kind) ?? []), part]);
  return [...groups].map(([kind, ofKind]) => ({
    id: slugOf(kind),
    label: labelOf(kind, catalogue),
    parts: ofKind.map((part) => sparePartCard(part, catalogue)),
  }));
}

const labelOf = (kind: string, { parts }: Catalogue) => parts.kindOf({ kind }).label;
