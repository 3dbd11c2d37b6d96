import { expect, test } from "vitest";
import { createSearch } from "~/search/index/search.server";
import { type SaidInstead, vocabularyOf } from "~/search/index/vocabulary";
import { checkSearchWords } from "./check-search-words";

function issuesOf(synonyms: SaidInstead[], partNames: SaidInstead[] = [], leads: object[] = []) {
  const entry = { kind: "product", title: "Bateria czarna", to: "/b", picture: null } as const;
  const words = { synonyms, partNames, leads } as never;
  const file = { name: "search.yaml", data: words, lineOf: (path: PropertyKey[]) => Number(path[1]) + 1 };
  return checkSearchWords(file, {
    search: createSearch([entry], vocabularyOf(synonyms)),
    partNames: ["Aerator M24"],
  }).map(({ line, reason }) => `${line}: ${reason}`);
}

test("synonyms of words that content has, and names of parts that it has, are in order (25.10)", () => {
  expect(
    issuesOf(
      [
        { word: "bateria", also: ["kran"] },
        { word: "czarny", also: ["black", "noir"] },
      ],
      [{ word: "aerator", also: ["sitko"] }],
    ),
  ).toEqual([]);
});

test.each<[string, SaidInstead[], SaidInstead[], string]>([
  [
    "leads nowhere",
    [{ word: "zmywarka", also: ["pomywaczka"] }],
    [],
    "1: synonyms: w treści nie ma słowa „zmywarka”, więc synonimy prowadzą donikąd",
  ],
  [
    "is only similar to a word of content",
    [{ word: "batreia", also: ["kran"] }],
    [],
    "1: synonyms: w treści nie ma słowa „batreia”, więc synonimy prowadzą donikąd",
  ],
  [
    "leads to another synonym",
    [
      { word: "bateria", also: ["kran"] },
      { word: "kran", also: ["kurek"] },
    ],
    [],
    "2: synonyms: „kran” jest tu synonimem słowa „bateria”: wpisz tamto słowo",
  ],
  [
    "leads to two words",
    [
      { word: "bateria", also: ["kran"] },
      { word: "czarny", also: ["krany"] },
    ],
    [],
    "2: synonyms: „krany” jest już synonimem słowa „bateria”",
  ],
  [
    "is the word itself in another form",
    [{ word: "czarny", also: ["czarna"] }],
    [],
    "1: synonyms: „czarna” i „czarny” to dla wyszukiwarki to samo słowo",
  ],
  [
    "names a part that is not sold",
    [],
    [{ word: "pompka", also: ["dozownik"] }],
    "1: partNames: żadna część zamienna nie ma nazwy od słowa „pompka”",
  ],
])("a word that %s is an issue with its line (25.10)", (_, synonyms, partNames, issue) => {
  expect(issuesOf(synonyms, partNames)).toEqual([issue]);
});

test("what people say must lead to something that the search knows (25.10)", () => {
  expect(issuesOf([], [], [{ to: "/nie-ma", words: ["kapie"] }])).toEqual([
    "1: leads: „/nie-ma” nie jest stroną, którą zna wyszukiwarka, albo słowa prowadzą gdzie indziej",
  ]);
});
