import { foldPolish } from "lib/polish/slug";
import { z } from "zod";
import { labelledFields } from "~/content/field-labels.server";
import { textMatching } from "~/content/fields.server";
import { readOptionalContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";

const word = textMatching(/^\S{1,20}(?: \S{1,20})?$/, "wymagane słowo, bez końcówki z gwiazdką: sztuk*");
const words = z.array(word).default([]);

const hints = labelledFields({
  pack: [words, "Opakowania", "nie wiadomo, ile w nich sztuk: lista pyta"],
  unit: [words, "Jednostki", "liczba obok jest ilością"],
  money: [words, "Pieniądze", "liczba przed nimi jest ceną"],
  measure: [words, "Miary", "liczba przed nimi jest wymiarem, masą albo datą"],
  label: [words, "Oznaczenia", "liczba za nimi nie jest ilością: DN 50, łazienka 2, tel. 600"],
  each: [words, "Po tyle samo", "liczba za nimi dotyczy wszystkich numerów wiersza"],
  doubt: [words, "Wątpliwe", "słowa, które zmieniają zamówienie: lista pyta"],
  range: [words, "Zakres", "między dwoma numerami: lista pyta, czy chodzi też o te pomiędzy"],
  plain: [words, "Bez znaczenia", "o inne słowa przy liczbie albo numerze lista pyta"],
  total: [words, "Podsumowania", "wiersz z nimi nic nie zamawia"],
  room: [words, "Pomieszczenia", "wiersz z nimi jest nagłówkiem pomieszczenia"],
  floor: [words, "Piętra i mieszkania", "mają pomieszczenia: „Parter – Łazienka”"],
  aside: [words, "Obok zamówienia", "początki wierszy, które nic nie zamawiają"],
});

const columns = labelledFields({
  skipped: [words, "Pomijane", "ceny, masy, stany: mają pierwszeństwo przed innymi słowami nagłówka"],
  position: [words, "Liczba porządkowa"],
  code: [words, "Numer"],
  quantity: [words, "Ilość"],
  room: [words, "Pomieszczenie"],
  note: [words, "Uwaga"],
  project: [words, "Nazwa projektu"],
  finish: [words, "Wykończenie"],
  name: [words, "Nazwa, jednostka i opis"],
});

export const orderWordsSchema = labelledFields({
  words: [hints, "Słowa przy liczbach"],
  numbers: [
    z
      .array(labelledFields({ value: [z.int().min(1).max(999), "Liczba"], also: [words, "Mówią też"] }))
      .default([]),
    "Liczby słowami",
  ],
  columns: [columns, "Nagłówki kolumn"],
});

/** What a word says about the number beside it, or about its row. */
export type Hint = keyof z.output<typeof hints>;
/** What a column of a pasted table contains, by its head; `skipped`: nothing that a list needs. */
export type ColumnRole = keyof z.output<typeof columns>;

export type OrderWords = ReturnType<typeof readOrderWords>;

/**
 * Reads the words by which a pasted order is understood (behaviour 27.4).
 * @throws {ContentError} if `content/order-words.yaml` has issues
 */
export const readOrderWords = fromContent(() => {
  const { words, numbers, columns } = readOptionalContent("order-words.yaml", orderWordsSchema, {
    words: {},
    columns: {},
  }).data;
  const byHint = Object.entries(words).map(([hint, list]) => [hint as Hint, matcherOf(list)] as const);
  const values = new Map(numbers.flatMap(({ value, also }) => also.map((one) => [foldPolish(one), value])));
  const heads = Object.entries(columns).map(([role, list]) => [role as ColumnRole, matcherOf(list)] as const);
  return {
    /** Returns what a word says about the number beside it, and about its row. */
    hintsOf: (word: string): readonly Hint[] =>
      byHint.flatMap(([hint, isOne]) =>
        isOne(foldPolish(word)) ? (hint === "floor" ? (["room", hint] as const) : hint) : [],
      ),
    /** Returns the number that a word names; `undefined` for other words. */
    numberOf: (word: string) => values.get(foldPolish(word)),
    /** Returns what a head says that its column has, `skipped` first. */
    columnRoles: (head: string): ColumnRole[] => {
      const said = foldPolish(head)
        .split(/[^\p{L}\p{N}#\ufffd]+/u)
        .filter(Boolean);
      const pairs = said.map((one, at) => `${one} ${said[at + 1] ?? ""}`.trim());
      return heads.flatMap(([role, isOne]) => ([...said, ...pairs].some(isOne) ? role : []));
    },
  };
});

/** Returns a test for words of a list, in which `*` stands for any ending. */
function matcherOf(list: readonly string[]): (word: string) => boolean {
  const folded = list.map(foldPolish);
  const whole = new Set(folded.filter((one) => !one.endsWith("*")));
  const starts = folded.filter((one) => one.endsWith("*")).map((one) => one.slice(0, -1));
  return (word) => whole.has(word) || starts.some((start) => word.startsWith(start));
}
