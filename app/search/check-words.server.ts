import { splitWords } from "lib/polish/words";
import type { ContentFile, ContentIssue } from "~/content/files.server";
import type { CategoryIndex } from "~/range/tree";
import type { SearchEntry } from "./index/entry";
import type { Search } from "./index/search.server";
import { headOf, stemOf } from "./index/vocabulary";
import { readSearchWords, type SearchWords } from "./index/vocabulary.server";
import { createSiteSearch } from "./site/search.server";

/** What the words of `search.yaml` are checked against. */
type Found = {
  search: Pick<Search, "find" | "leads" | "didYouMean">;
  /** Names of all spare parts. */
  partNames: readonly string[];
};

/** Checks the words of `search.yaml`: see {@link issuesOfWords}. */
export function checkSearchWords(tree: CategoryIndex, partNames: readonly string[]): ContentIssue[] {
  const words = readSearchWords();
  const { synonyms, things, leads } = words.data;
  const asked = [
    ...synonyms.flatMap(({ word, also, english }) => [word, ...also, ...english]),
    ...things.flatMap(({ said }) => said),
    ...leads.flatMap((lead) => lead.words),
  ];
  const pick = (entries: SearchEntry[]) => withOwnWords(entries, asked);
  return issuesOfWords(words, { search: createSiteSearch(tree, pick), partNames });
}

/** Number of letters that two words must share at their beginning for one to find the other, unless by similar spelling. */
const beginning = 3;

/**
 * Leaves out entries without a word that begins like an asked one, or whose words of that kind all occur in the same
 * places of entries before them, of the same kind. Whether a search for an asked word finds anything stays the same, but
 * takes a fraction of the time.
 */
export function withOwnWords(entries: SearchEntry[], asked: readonly string[]): SearchEntry[] {
  const startOf = (word: string) => stemOf(word).form.slice(0, beginning);
  const starts = new Set(asked.flatMap(splitWords).map(startOf));
  const isAsked = (word: string) => {
    const start = startOf(word);
    return [1, 2, beginning].some((letters) => starts.has(start.slice(0, letters)));
  };
  const isLike = new Map<string, boolean>();
  const known = new Set<string>();
  return entries.filter(({ kind, title, keywords = [], nouns = [], text = [] }) => {
    const before = known.size;
    for (const [place, texts] of Object.entries({ title: [title], keywords, nouns, text }))
      for (const [at, word] of texts.flatMap(splitWords).entries()) {
        if (!isLike.has(word)) isLike.set(word, isAsked(word));
        if (isLike.get(word)) known.add(`${kind} ${place === "title" && at === 0 ? "head" : place} ${word}`);
      }
    return known.size > before;
  });
}

/** Reports synonyms, things and leads that lead nowhere, synonyms of themselves or of two words, and part names of no part. */
export function issuesOfWords(
  { data, issueAt }: Pick<ContentFile<SearchWords>, "data" | "issueAt">,
  { search, partNames }: Found,
): ContentIssue[] {
  const issue = (path: (string | number)[], reason: string) => issueAt(path, `${path[0]}: ${reason}`);
  const targets = targetsBySaid(data.synonyms);
  const heads = new Set(partNames.map(headOf));
  return [
    ...data.synonyms.flatMap(({ word, also, english }, place) => {
      const path = ["synonyms", place];
      const elsewhere = targets.get(stemOf(word).root)?.[0];
      return [
        ...(elsewhere !== undefined && elsewhere !== word
          ? [issue([...path, "word"], `„${word}” jest tu synonimem słowa „${elsewhere}”: wpisz tamto słowo`)]
          : leadsSomewhere(word, search)
            ? []
            : [issue([...path, "word"], `w treści nie ma słowa „${word}”, więc synonimy prowadzą donikąd`)]),
        ...[...also, ...english].flatMap((said) => {
          if (stemOf(said).root === stemOf(word).root)
            return [issue(path, `„${said}” i „${word}” to dla wyszukiwarki to samo słowo`)];
          const [first, ...others] = targets.get(stemOf(said).root) ?? [];
          return others.length > 0 && first !== word
            ? [issue(path, `„${said}” jest już synonimem słowa „${first}”`)]
            : [];
        }),
      ];
    }),
    ...data.things.flatMap(({ said: [word = ""], instead }, place) =>
      instead.every((to) => search.leads(word).some((hit) => hit.to === to))
        ? []
        : [
            issue(
              ["things", place, "instead"],
              `wyszukiwarka nie zna którejś z tych stron albo „${word}” to coś, co marka robi`,
            ),
          ],
    ),
    ...data.leads.flatMap(({ to, words }, place) =>
      words.every((said) => search.leads(said).some((hit) => hit.to === to))
        ? []
        : [
            issue(
              ["leads", place, "to"],
              `„${to}” nie jest stroną, którą zna wyszukiwarka, albo słowa prowadzą gdzie indziej`,
            ),
          ],
    ),
    ...data.partNames.flatMap(({ word }, place) =>
      heads.has(word)
        ? []
        : [issue(["partNames", place, "word"], `żadna część zamienna nie ma nazwy od słowa „${word}”`)],
    ),
  ];
}

/** Maps the root of every synonym to the words that it stands for, in the order of the file. */
function targetsBySaid(synonyms: SearchWords["synonyms"]): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { word, also, english } of synonyms)
    for (const said of [...also, ...english]) {
      const { root } = stemOf(said);
      targets.set(root, [...(targets.get(root) ?? []), word]);
    }
  return targets;
}

/** True if the search finds the word itself, not only one that is spelt similarly. */
function leadsSomewhere(word: string, { find, didYouMean }: Found["search"]): boolean {
  return didYouMean(word) === null && (find(word)?.counts.length ?? 0) > 0;
}
