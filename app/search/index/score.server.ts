import type { SearchOptions } from "minisearch";
import { inMillimetres, sizeIn } from "./length";
import { nearestSizes } from "./sizes";
import type { WordIndex } from "./word-index.server";
import { type Token, tokenize } from "./words";

/** Maximum number of words of a query. Further words are ignored. */
export const maxWords = 16;
/**
 * Minimum length, in letters, of a typed word that may match as a prefix, because shorter prefixes match too many
 * words. The last word of a query has no minimum.
 */
const shortestBeginning = 3;
/** Numbers of edits tried for a mistyped word, and the minimum letters for each: an edit turns a short word into another. */
const edits = [1, 2];
const shortestFor = [4, 7];
/** Similarity of words with the same root, compared with the same word. */
const sameRoot = 0.7;

/** A search entry that matches: its index, its score, and the words of the query that it contains. */
export type Scored = { document: number; score: number; words: readonly Token[] };

/**
 * A word of a query, the form that it means (another one if it is mistyped), how that is spelt (nothing if no entry has
 * such a word), and the entries that have it.
 */
type Asked = { word: Token; form: string; spelt: string[]; matches: Matches };

/**
 * Scores search entries for the words of a query, best first (behaviour 7.4). Rare words and words in the title count
 * more. The score doubles if the query contains every word of the title, and doubles again if the title starts with the
 * kind of item that the visitor wants, without which no product or part matches. If no entry contains all words of the
 * query, those with the most words match, provided that they contain at least half or are of that kind.
 * @returns `noSize`: the form of the noun asked for, whether other words narrow it, and the size asked for beside the
 *   nearest ones, if nothing has it. `spelt`: the words with typos corrected and unknown ones removed
 */
export function score(index: WordIndex, query: string, words: readonly Token[], without: readonly Token[]) {
  const asked = words
    .slice(0, maxWords)
    .map((word, place) => askedWord(index, word, place === words.length - 1));
  const noun = nounIn(index, asked);
  const left = without.slice(0, maxWords).map((word) => ({ word, entries: completions(index, word, false) }));
  const isWanted = ({ document }: Scored) => left.length === 0 || !isLeftOut(index, document, left);
  const scoreOf = (some: readonly Asked[]) => scoreWords(index, some, noun).filter(isWanted);
  const size = sizeIn(query);
  return {
    spelt: asked.flatMap(({ spelt }) => spelt),
    ...((size && noun && inSize(index, asked, noun, size, scoreOf)) ?? {
      scored: scoreOf(asked),
      noSize: null,
    }),
  };
}

/**
 * Returns the items in the size asked for, or in the nearest ones; `null` if none has a size, or if the query's numbers
 * occur as words in what was found.
 */
function inSize(
  index: WordIndex,
  asked: readonly Asked[],
  noun: Asked,
  size: NonNullable<ReturnType<typeof sizeIn>>,
  scoreOf: (some: readonly Asked[]) => Scored[],
) {
  const numbers = inMillimetres(size.numbers.join(" x ") + (size.unit ?? "")).split(" x ");
  const isNumber = ({ word }: Asked) => numbers.includes(word.written);
  const typed = asked.filter(isNumber).map(({ word }) => word);
  const candidates = scoreOf(asked.filter((one) => !isNumber(one))).map((one) => ({
    ...one,
    words: [...one.words, ...typed],
    sizes: index.documents[one.document]?.sizes ?? [],
  }));
  const sized = candidates.filter(({ sizes }) => sizes.length > 0);
  const { items, lacking } = nearestSizes(sized, size);
  const isIn = (number: string) =>
    index.forms.search(number).some(({ id }) => sized.some(({ document }) => document === id));
  if (items.length === 0 || (lacking && numbers.every(isIn))) return null;
  const scored: Scored[] = [...items, ...candidates.filter(({ sizes }) => sizes.length === 0)];
  const isNarrowed = (sized[0]?.words.length ?? 0) > typed.length + 1;
  return { scored, noSize: lacking && { ...lacking, noun: noun.form, isNarrowed } };
}

/**
 * Returns the word that says what kind of thing is asked for: the first noun that follows no preposition; in „bateria
 * do umywalki” that is „bateria”. If no such thing is for the word after „na”, that word decides instead, as in
 * „wieszak na papier”; but not if it is a noun itself, as in „korek na umywalkę”.
 */
function nounIn(index: WordIndex, asked: readonly Asked[]): Asked | undefined {
  const noun = asked.find(({ word, form }) => word.preposition === undefined && index.nouns.has(form));
  const purpose = asked.find(({ word, form }) => word.preposition === "na" && !index.nouns.has(form));
  const forIt = [...(purpose?.matches ?? [])].filter(([id, { isInTitle }]) => isInTitle && isSold(index, id));
  const isDeciding =
    noun && forIt.length > 0 && ![...(purpose?.matches.keys() ?? [])].some((id) => isOf(index, id, noun));
  return isDeciding ? purpose : noun;
}

/**
 * Returns whether an entry is, or is called, what one of these words says. A word for a finish counts only if all
 * finishes of the product have it.
 */
function isLeftOut(
  index: WordIndex,
  document: number,
  left: readonly { word: Token; entries: Matches }[],
): boolean {
  const labels = index.documents[document]?.variants?.map(({ label }) => tokenize(label, index.read)) ?? [];
  return left.some(({ word, entries }) => {
    const said = labels.filter((label) => label.some(({ root }) => root === word.root)).length;
    return said > 0 ? said === labels.length : (entries.get(document)?.isInName ?? false);
  });
}

function askedWord(index: WordIndex, word: Token, isLast: boolean): Asked {
  const matches = completions(index, word, isLast);
  if (matches.size > 0) return { word, form: word.form, spelt: [word.written], matches };
  const nearest = corrections(index, word);
  for (const { form, similarity } of nearest)
    for (const [document, match] of matchesOf(index.forms, form, {}, similarity))
      if (match.score > (matches.get(document)?.score ?? 0)) matches.set(document, match);
  const [form] = nearest.map((one) => one.form);
  return { word, form: form ?? word.form, spelt: form ? [index.written.get(form) ?? form] : [], matches };
}

function scoreWords(index: WordIndex, asked: readonly Asked[], noun: Asked | undefined): Scored[] {
  const found = new Map<number, { score: number; words: Token[]; inTitle: number }>();
  for (const { word, matches } of asked)
    for (const [document, { score, isInTitle }] of matches) {
      const sum = found.get(document) ?? { score: 0, words: [], inTitle: 0 };
      found.set(document, sum);
      sum.score += score;
      sum.words.push(word);
      if (isInTitle) sum.inTitle += 1;
    }
  const right = [...found].filter(([document]) => !noun || isOf(index, document, noun));
  // Counts only products and parts: an article may contain a colour that no product has, and must not displace the products.
  const most = Math.max(
    ...right.filter(([id]) => !noun || isSold(index, id)).map(([, { words }]) => words.length),
  );
  const needed = noun || most * 2 >= asked.length ? most : asked.length;
  const unfinished = asked.at(-1)?.form ?? "";
  const isHead = (form = "") =>
    noun ? form === noun.form : unfinished.length > 2 && form.startsWith(unfinished);
  return right
    .filter(([, { words }]) => words.length >= needed)
    .map(([document, { score, words, inTitle }]) => {
      const title = index.titles[document] ?? [];
      const factor = (inTitle === title.length ? 2 : 1) * (isHead(title[0]?.form) ? 2 : 1);
      return { document, score: score * factor, words };
    })
    .sort((one, other) => other.score - one.score || one.document - other.document);
}

export function isSold({ documents }: WordIndex, document: number): boolean {
  return ["product", "part"].includes(documents[document]?.kind ?? "");
}

/** True if an entry is, or is about, what is asked for: a product is called so, a part has it in its name. */
function isOf(index: WordIndex, document: number, { form, matches }: Asked): boolean {
  if (index.nouns.get(form)?.has(document)) return true;
  if (!index.nouns.has(form)) return matches.get(document)?.isInTitle ?? false;
  const isPart = index.documents[document]?.kind === "part";
  return isPart
    ? (matches.get(document)?.isInName ?? false)
    : !isSold(index, document) && matches.has(document);
}

type Matches = Map<number, { score: number; isInTitle: boolean; isInName: boolean }>;

/**
 * Returns the entries with a word that equals the typed word, shares its root, or starts with it.
 * @param isLast true for the last word of a query: it may be unfinished, so a prefix of any length matches
 */
function completions({ forms, roots }: WordIndex, { form, root }: Token, isLast: boolean): Matches {
  const prefix = isLast || form.length >= shortestBeginning;
  const related = matchesOf(roots, root, {}, sameRoot);
  for (const [document, match] of matchesOf(forms, form, { prefix, weights: { prefix: 0.6, fuzzy: 0.5 } }))
    if (match.score > (related.get(document)?.score ?? 0)) related.set(document, match);
  return related;
}

function matchesOf(words: WordIndex["forms"], term: string, options: SearchOptions, similarity = 1): Matches {
  return new Map(
    words.search(term, options).map(({ id, score, match }) => {
      const isInTitle = similarity === 1 && (match[term]?.includes("title") ?? false);
      const isInName = Object.values(match)
        .flat()
        .some((field) => field !== "text");
      return [id as number, { score: score * similarity, isInTitle, isInName }];
    }),
  );
}

/**
 * Returns likely corrections of a mistyped word, most similar first (behaviour 7.5). Words with digits are never
 * corrected, nor are words that lead somewhere. A word is corrected only to one of a name, which is a noun or says what
 * one is like.
 */
function corrections(index: WordIndex, word: Token): { form: string; similarity: number }[] {
  if (/\d/.test(word.folded) || index.leadsSomewhere(word)) return [];
  const inNames = (form: string, fuzzy: number) =>
    index.forms
      .search(form, { fuzzy, fields: ["title", "keywords"] })
      .flatMap(({ terms }) => terms)
      .filter((term) => index.names.has(term));
  const swapped = swappedLetters(word.folded).flatMap((folded) => inNames(index.read(folded).form, 0));
  const similarities = new Map(swapped.map((form) => [form, 0.6]));
  for (const count of edits.filter((_, tried) => word.folded.length >= (shortestFor[tried] ?? 0)))
    for (const form of inNames(word.form, count))
      if (!similarities.has(form) && isLikely(word.form, form)) similarities.set(form, 0.5 / count);
  const times = (form: string) => index.forms.search(form).length;
  return [...similarities]
    .map(([form, similarity]) => ({ form, similarity }))
    .sort((one, other) => other.similarity - one.similarity || times(other.form) - times(one.form));
}

/**
 * True if a typed form may be meant for another. People rarely mistype the first letter, though they may lose it; and a
 * noun in -ka, -ek or -ik is not meant for an adjective: „ścierka” is not „ścienna”.
 */
function isLikely(typed: string, meant: string): boolean {
  const startsAlike = typed[0] === meant[0] || meant.endsWith(typed) || typed.endsWith(meant);
  return startsAlike && typed.endsWith("k") === meant.endsWith("k");
}

/**
 * Returns every variant of a word with two adjacent letters swapped: `lria` → `rlia`, `lira`, `lrai`. Such a swap is a
 * common typo, but counts as two edits.
 */
function swappedLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
