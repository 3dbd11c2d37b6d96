import { z } from "zod";
import { imageAltLabel, labelledFields } from "~/content/field-labels.server";
import { field, textMatching, unique } from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { renderMarkdown } from "~/content/markdown.server";
import { fromContent } from "~/content/memo";
import { knownPicture, withPicture } from "./pictures.server";

const share = z.number().min(0).max(1);

const finishLook = labelledFields({
  colour: [
    textMatching(/^#[0-9a-f]{6}$/, "wymagany kolor małymi literami w postaci #c8cacc").meta({
      editor: "colour",
    }),
    "Kolor",
    "sześć cyfr szesnastkowych, małymi literami: #c8cacc",
  ],
  metal: [z.boolean(), "Metal", "odbija otoczenie; bez zaznaczenia: farba, proszek, tworzywo"],
  roughness: [share, "Chropowatość", "od 0 (lustro) przez 0.3 (szczotkowane) do 1 (zupełny mat)"],
});

const finish = labelledFields({
  id: [field.identifier, "Identyfikator"],
  label: [field.exactText, "Nazwa"],
  look: [finishLook, "Wygląd", "próbki na stronach i w PDF, model 3D, plik BIM"],
});

const collection = labelledFields({
  id: [field.identifier, "Identyfikator"],
  name: [field.exactText, "Nazwa"],
  tagline: [field.shownText, "Hasło"],
  lead: [field.shownSentences, "Wstęp"],
  material: [field.exactText, "Materiał"],
  finishes: [z.array(field.finishId), "Wykończenia"],
  categories: [z.array(field.categoryId), "Kategorie"],
  image: [field.imagePath, "Zdjęcie"],
  imageAlt: [field.exactText, ...imageAltLabel],
  text: [field.markdownText, "Tekst"],
  scenes: [z.array(knownPicture).default([]), "Aranżacje", "poza głównym zdjęciem"],
})
  .transform(withPicture)
  .transform(({ text, ...rest }) => ({ ...rest, html: renderMarkdown(text).html }));

export const collectionsSchema = labelledFields({
  finishes: [z.array(finish).check(unique.byId), "Wykończenia"],
  collections: [z.array(collection).check(unique.byId), "Kolekcje"],
});

export type Collection = z.output<typeof collection>;

/**
 * Appearance of a finish, from which swatches, 3D models, PDFs and BIM files take it. Colour, metal and roughness (0–1)
 * are those of glTF's metallic-roughness model.
 */
export type FinishLook = z.output<typeof finishLook>;

/** Finishes and collections, in the editors' order: the catalogue names them, the editorial pages show them. */
type Collections = z.output<typeof collectionsSchema>;

/** @throws {ContentError} if `content/collections.yaml` has issues */
export const readCollections: () => Collections = fromContent(
  () => readContent("collections.yaml", collectionsSchema).data,
);
