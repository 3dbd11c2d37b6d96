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
} from "./fields.server";
import { readContent } from "./files.server";
import { imageAltLabel, labelled } from "./labels.server";
import { renderMarkdown } from "./markdown.server";
import { fromContent } from "./memo";
import { knownPicture, withPicture } from "./pictures.server";

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

/** Finishes and collections, in the editors' order: the catalogue names them, the editorial pages show them. */
export type Collections = z.output<typeof collectionsSchema>;

/** @throws {ContentError} if `content/collections.yaml` has issues */
export const readCollections: () => Collections = fromContent(
  () => readContent("collections.yaml", collectionsSchema).data,
);
