import { slugOf } from "lib/polish/slug";
import type { Catalogue } from "~/range/products";
import { sparePartSize } from "~/range/spare-parts";
import type { SparePart } from "~/range/spare-parts.server";
import { pageOfList } from "~/ui/paging";
import { type SparePartQuery, sparePartsHref } from "./query";

/** Large enough to list all our spare parts on one page; a longer list is split into several pages. */
export const sparePartsPerPage = 96;

/** View data of the list of spare parts (behaviour 16.13). */
export type SparePartList = NonNullable<ReturnType<typeof sparePartList>>;

/** A spare part in a list. */
export type SparePartCard = ReturnType<typeof sparePartCard>;

/**
 * Returns one page of spare parts: those of one kind, or all of them.
 * @returns `null` if there is no such page; page 1 always exists
 */
export function sparePartList(catalogue: Catalogue, query: SparePartQuery) {
  const { all, byKind } = catalogue.parts;
  const listed = query.kind === null ? all : (byKind.get(query.kind) ?? []);
  const shown = pageOfList(listed, query.page, sparePartsPerPage);
  if (!shown) return null;
  return {
    query,
    kinds: [
      { label: "Wszystkie", count: all.length, to: sparePartsHref(), selected: query.kind === null },
      ...[...byKind].map(([kind, parts]) => ({
        label: labelOf(kind, catalogue),
        count: parts.length,
        to: sparePartsHref({ kind }),
        selected: kind === query.kind,
      })),
    ],
    /** One page of spare parts, grouped by kind. */
    groups: groupsOf(shown.items, catalogue),
    /** Number of spare parts on all pages. */
    total: shown.total,
    pages: shown.pages,
  };
}

function groupsOf(parts: readonly SparePart[], catalogue: Catalogue) {
  const groups = new Map<string, SparePart[]>();
  for (const part of parts) groups.set(part.kind, [...(groups.get(part.kind) ?? []), part]);
  return [...groups].map(([kind, ofKind]) => ({
    id: slugOf(kind),
    label: labelOf(kind, catalogue),
    parts: ofKind.map((part) => sparePartCard(part, catalogue)),
  }));
}

function sparePartCard(part: SparePart, { parts }: Catalogue) {
  const { code, name, picture, replaces } = part;
  return {
    picture,
    code,
    name,
    size: sparePartSize(part),
    /** The products that it fits, in short. */
    fits: parts.modelsText(code),
    replaces,
  };
}

const labelOf = (kind: string, { parts }: Catalogue) => parts.kindOf({ kind }).label;
