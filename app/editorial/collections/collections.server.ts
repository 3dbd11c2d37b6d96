import { z } from "zod";
import {
  categoryId,
  exactText,
  finishId,
  identifier,
  imagePath,
  markdownText,
  shownSentences,
  shownText,
  uniqueById,
} from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { imageAltLabel, labelled } from "~/content/labels.server";
import { renderMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";
import { knownPicture, withPicture } from "~/content/pictures.server";

const finish = labelled(z.strictObject({ id: identifier, label: exactText }), {
  id: "Identyfikator",
  label: "Nazwa",
});

const collection = labelled(
  z.strictObject({
    id: identifier,
    name: exactText,
    tagline: shownText,
    lead: shownSentences,
    material: exactText,
    finishes: z.array(finishId),
    categories: z.array(categoryId),
    image: imagePath,
    imageAlt: exactText,
    text: markdownText,
    scenes: z.array(knownPicture).default([]),
  }),
  {
    id: "Identyfikator",
    name: "Nazwa",
    tagline: "Hasło",
    lead: "Wstęp",
    material: "Materiał",
    finishes: "Wykończenia",
    categories: "Kategorie",
    image: "Zdjęcie",
    imageAlt: imageAltLabel,
    text: "Tekst",
    scenes: ["Aranżacje", "poza głównym zdjęciem"],
  },
)
  .transform(withPicture)
  .transform(({ text, ...rest }) => ({ ...rest, html: renderMarkdown(text).html }));

export const collectionsSchema = labelled(
  z.strictObject({
    finishes: z.array(finish).check(uniqueById),
    collections: z.array(collection).check(uniqueById),
  }),
  { finishes: "Wykończenia", collections: "Kolekcje" },
);

export type Collection = z.output<typeof collection>;

export type CollectionSummary = Pick<Collection, "id" | "name" | "tagline" | "lead" | "picture">;

/** @throws {ContentError} if `content/collections.yaml` has issues */
const collections = fromContent(() => {
  const { data } = readContent("collections.yaml", collectionsSchema);
  return new Map(data.collections.map((entry) => [entry.id, entry]));
});

/** Returns all collections in the editors' order. */
export function listCollections(): Collection[] {
  return [...collections().values()];
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
  return collections().get(id) ?? null;
}
