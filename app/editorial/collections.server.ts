import { type Collection, readCollections } from "~/brand/collections.server";
import { pageOfList } from "~/ui/paging";

export type CollectionSummary = Pick<Collection, "id" | "name" | "tagline" | "lead" | "picture">;

/** Returns all collections in the editors' order. */
export function listCollections(): Collection[] {
  return readCollections().collections;
}

/** Number of collections in one list: two large ones and seven rows of three. */
const collectionsPerPage = 23;

/** Returns one page of the collections, in the editors' order; null if there is no such page. */
export function pageOfCollections(page: number) {
  return pageOfList(collectionCards(), page, collectionsPerPage);
}

export function collectionCards(): CollectionSummary[] {
  return listCollections().map(({ id, name, tagline, lead, picture }) => ({
    id,
    name,
    tagline,
    lead,
    picture,
  }));
}

export function getCollection(id: string): Collection | null {
  return listCollections().find((collection) => collection.id === id) ?? null;
}
