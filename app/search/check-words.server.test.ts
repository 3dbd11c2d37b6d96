import { expect, test } from "vitest";
import { embeddedTree } from "~/range/tree/embedded.server";
import { issuesOfWords, withOwnWords } from "./check-words.server";
import type { SearchEntry } from "./index/entry";
import { createSearch, type Search } from "./index/search.server";
import { vocabularyOf } from "./index/vocabulary";
import { readSearchWords } from "./index/vocabulary.server";
import { createSiteSearch } from "./site/search.server";

type Words = Record<string, string[]>;

function issuesOf(synonyms: Words, partNames: Words = {}, leads: object[] = [], things: object[] = []) {
  const entry = { kind: "product", title: "Bateria czarna", to: "/b", picture: null } as const;
  const listed = (words: Words) => Object.entries(words).map(([word, also]) => ({ word, also, english: [] }));
  const words = { synonyms: listed(synonyms), partNames: listed(partNames), leads, things } as never;
  const issueAt = ([, place]: readonly PropertyKey[], reason: string) => ({
    file: "search.yaml",
    line: Number(place) + 1,
    reason,
  });
  return issuesOfWords(
    { data: words, issueAt },
    {
      search: createSearch([entry], vocabularyOf(listed(synonyms))),
      partNames: ["Aerator M24"],
    },
  ).map(({ line, reason }) => `${line}: ${reason}`);
}

const nowhere = "więc synonimy prowadzą donikąd";

test.each([
  [{ zmywarka: ["pomywaczka"] }, `1: synonyms: w treści nie ma słowa „zmywarka”, ${nowhere}`],
  // This word is only similar to one in the content.
  [{ batreia: ["kran"] }, `1: synonyms: w treści nie ma słowa „batreia”, ${nowhere}`],
  [
    { bateria: ["kran"], kran: ["kurek"] },
    "2: synonyms: „kran” jest tu synonimem słowa „bateria”: wpisz tamto słowo",
  ],
  [{ bateria: ["kran"], czarny: ["krany"] }, "2: synonyms: „krany” jest już synonimem słowa „bateria”"],
  [{ czarny: ["czarna"] }, "1: synonyms: „czarna” i „czarny” to dla wyszukiwarki to samo słowo"],
])("of the synonyms %j is said, with its line: %s (25.10)", (synonyms, issue) => {
  expect(issuesOf(synonyms as Words)).toEqual([issue]);
});

test("what people say must lead to something that the search knows, a name of parts to one that is sold (25.10)", () => {
  expect(issuesOf({}, { pompka: ["dozownik"] })).toEqual([
    "1: partNames: żadna część zamienna nie ma nazwy od słowa „pompka”",
  ]);
  expect(issuesOf({}, {}, [], [{ said: ["bidet"], none: "bidetów", instead: ["/nie-ma"] }])).toEqual([
    "1: things: wyszukiwarka nie zna którejś z tych stron albo „bidet” to coś, co marka robi",
  ]);
  expect(issuesOf({}, {}, [{ to: "/nie-ma", words: ["kapie"] }])).toEqual([
    "1: leads: „/nie-ma” nie jest stroną, którą zna wyszukiwarka, albo słowa prowadzą gdzie indziej",
  ]);
});

test("of the range, only what has words of its own is searched: a word leads to something or nothing as in all of it (25.10)", () => {
  const { synonyms, things, leads } = readSearchWords().data;
  const words = [...synonyms.map(({ word }) => word), "nieznane", "batreia", "900"];
  const leading = [...things.flatMap(({ said }) => said), ...leads.flatMap(({ words }) => words)];
  const tree = embeddedTree();
  const found = ({ find, leads, didYouMean }: Search) => [
    words.map((word) => [word, didYouMean(word) === null && find(word)?.counts.length !== 0]),
    leading.map((word) => [word, leads(word)]),
  ];
  const said = synonyms.flatMap(({ also, english }) => [...also, ...english]);
  const pick = (entries: SearchEntry[]) => withOwnWords(entries, [...words, ...leading, ...said]);
  expect(found(createSiteSearch(tree, pick))).toEqual(found(createSiteSearch(tree)));
});
