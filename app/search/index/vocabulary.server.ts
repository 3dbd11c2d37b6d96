import { z } from "zod";
import { exactText, labelled, sitePath } from "~/content/fields.server";
import { readOptionalContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { type Vocabulary, vocabularyOf } from "./vocabulary";

const word = z.string().regex(/^\p{Ll}+$/u, "wymagane jedno słowo małymi literami");

const synonym = labelled(z.strictObject({ word, also: z.array(word).min(1, "co najmniej jedno słowo") }), {
  word: ["Słowo", "takie, jakie jest w treści: nazwie, kategorii albo opisie"],
  also: ["Mówią też", "po jednym słowie, w jednej formie: odmianę wyszukiwarka zna"],
});

const partName = labelled(
  z.strictObject({ word, also: z.array(exactText).min(1, "co najmniej jedna nazwa") }),
  {
    word: ["Pierwsze słowo nazwy części", "małymi literami, np. aerator"],
    also: "Mówią też",
  },
);

const lead = labelled(
  z.strictObject({ to: sitePath, words: z.array(exactText).min(1, "co najmniej jedno słowo") }),
  {
    to: ["Dokąd", "strona albo odpowiedź, którą zna wyszukiwarka, np. /qanda#kapiacy-kran"],
    words: ["Gdy ktoś pisze", "słowo, albo kilka słów, które wszystkie muszą paść"],
  },
);

export const searchWordsSchema = labelled(
  z.strictObject({
    synonyms: z.array(synonym).default([]),
    partNames: z.array(partName).default([]),
    leads: z.array(lead).default([]),
  }),
  {
    synonyms: "Synonimy",
    partNames: ["Nazwy części", "potoczne nazwy części zamiennych"],
    leads: ["Drogi", "usterki i miejsca, o które ludzie pytają, i dokąd prowadzą"],
  },
);

export type SearchWords = z.output<typeof searchWordsSchema>;

/** @throws {ContentError} if `content/search.yaml` has issues */
export const readSearchWords = fromContent(() => readOptionalContent("search.yaml", searchWordsSchema, {}));

/** @throws {ContentError} if `content/search.yaml` has issues */
export const readVocabulary: () => Vocabulary = fromContent(() => {
  const { synonyms, partNames } = readSearchWords().data;
  return vocabularyOf(synonyms, partNames);
});
