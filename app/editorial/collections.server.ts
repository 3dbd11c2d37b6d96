import { type Collection, readCollections } from "~/content/collections.server";

export type CollectionSummary = Pick<Collection, "id" | "name" | "tagline" | "lead" | "picture">;

/** Returns all collections in the editors' order. */
export function listCollections(): Collection[] {
  return readCollections().collections;
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
