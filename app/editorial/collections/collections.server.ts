import { z } from "zod";
import { exactText, identifier, imagePath, shownText, uniqueById } from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { renderMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";
import { knownPicture, withPicture } from "~/content/pictures.server";

const finish = z.strictObject({ id: identifier, label: exactText });

const collection = z
  .strictObject({
    id: identifier,
    name: exactText,
    tagline: shownText,
    lead: shownText,
    material: exactText,
    finishes: z.array(identifier),
    categories: z.array(z.int()),
    image: imagePath,
    imageAlt: exactText,
    text: exactText,
    scenes: z.array(knownPicture).default([]),
  })
  .transform(withPicture)
  .transform(({ text, ...rest }) => ({ ...rest, html: renderMarkdown(text).html }));

export const collectionsSchema = z.strictObject({
  finishes: z.array(finish).check(uniqueById),
  collections: z.array(collection).check(uniqueById),
});

export type Collection = z.output<typeof collection>;

/** What a list shows of a collection. */
export type CollectionCard = Pick<Collection, "id" | "name" | "tagline" | "lead" | "picture">;

/** @throws {ContentError} if `content/collections.yaml` has mistakes */
const collections = fromContent(() => {
  const { data } = readContent("collections.yaml", collectionsSchema);
  return new Map(data.collections.map((entry) => [entry.id, entry]));
});

/** The brand's collections, in the editors' order. */
export function listCollections(): Collection[] {
  return [...collections().values()];
}

export function collectionCards(): CollectionCard[] {
  return listCollections().map(({ id, name, tagline, lead, picture }) => ({
    id,
    name,
    tagline,
    lead,
    picture,
  }));
}

export function getCollection(id: string): Collection | null {
  return collections().get(id) ?? null;
}
