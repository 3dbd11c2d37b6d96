import { z } from "zod";
import { labelledFields } from "~/content/field-labels.server";
import { field } from "~/content/fields.server";
import { readOptionalContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { type Vocabulary, vocabularyOf } from "./vocabulary";

const { word } = field;

const synonym = labelledFields({
  word: [word, "Słowo", "takie, jakie jest w treści: nazwie, kategorii albo opisie"],
  also: [
    z.array(word).default([]),
    "Mówią też",
    "po jednym słowie, w jednej formie: odmianę wyszukiwarka zna",
  ],
  english: [
    z.array(word).default([]),
    "Po angielsku",
    "tak samo; o rzecz pyta tam ostatnie słowo: basin tap",
  ],
});

const partName = labelledFields({
  word: [word, "Pierwsze słowo nazwy części", "małymi literami, np. aerator"],
  also: [z.array(field.exactText).min(1, "co najmniej jedna nazwa"), "Mówią też"],
});

const thing = labelledFields({
  said: [
    z.array(word).min(1, "co najmniej jedno słowo"),
    "Jak mówią",
    "po jednym słowie, np. umywalka albo bidet",
  ],
  none: [field.exactText, "Nie mamy…", "dopełniacz liczby mnogiej, np. umywalek"],
  instead: [
    z.array(field.sitePath).default([]),
    "Zamiast tego",
    "tylko gdy marka tego nie robi: strony i kategorie z tym, co najbliższe",
  ],
});

const lead = labelledFields({
  to: [field.sitePath, "Dokąd", "strona albo odpowiedź, którą zna wyszukiwarka, np. /qanda#kapiacy-kran"],
  words: [
    z.array(field.exactText).min(1, "co najmniej jedno słowo"),
    "Gdy ktoś pisze",
    "słowo, albo kilka słów, które wszystkie muszą paść",
  ],
});

export const searchWordsSchema = labelledFields({
  synonyms: [z.array(synonym).default([]), "Synonimy"],
  fillers: [
    z.array(word).default([]),
    "Słowa bez znaczenia",
    "niczego nie rozróżniają, więc obok innych się nie liczą: kaloryfer łazienkowy",
  ],
  partNames: [z.array(partName).default([]), "Nazwy części", "potoczne nazwy części zamiennych"],
  things: [z.array(thing).default([]), "Rzeczy", "o co ludzie pytają, także czego marka nie robi"],
  leads: [z.array(lead).default([]), "Drogi", "usterki i miejsca, o które ludzie pytają, i dokąd prowadzą"],
});

export type SearchWords = z.output<typeof searchWordsSchema>;

/** @throws {ContentError} if `content/search.yaml` has issues */
export const readSearchWords = fromContent(() => readOptionalContent("search.yaml", searchWordsSchema, {}));

/** @throws {ContentError} if `content/search.yaml` has issues */
export const readVocabulary: () => Vocabulary = fromContent(() => {
  const { synonyms, partNames, fillers } = readSearchWords().data;
  return vocabularyOf(synonyms, partNames, fillers);
});
