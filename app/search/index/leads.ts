import { stem } from "lib/polish/words";
import type { SearchHit } from "./entry";
import type { WordIndex } from "./word-index.server";
import { type Normalizer, type ReadWord, type Token, tokenize } from "./words";

/**
 * Words that people type, and the hit to which they lead: a problem leads to its answer, "shop" to the list of shops, a
 * town to the shops near it.
 */
export type Lead = { said: string; hit: SearchHit; isTown?: boolean };

/** A thing that people ask for; `none` completes „Nie mamy …”. What the brand does not make leads to what is nearest. */
export type Thing = { said: readonly string[]; none: string; instead: readonly SearchHit[] };

type KnownLead = Lead & { keys: string[] };

/** Leads by the key of their first word, and the roots of all words of leads that are not towns. */
export type LeadIndex = { byKey: ReadonlyMap<string, KnownLead[]>; roots: ReadonlySet<string> };

export function indexLeads(leads: readonly Lead[], read: Normalizer): LeadIndex {
  const byKey = new Map<string, KnownLead[]>();
  for (const lead of leads) {
    const keys = tokenize(lead.said, read).map((word) => keyOf(word, lead));
    const [first] = keys;
    if (first !== undefined) byKey.set(first, [...(byKey.get(first) ?? []), { ...lead, keys }]);
  }
  const said = [...byKey.values()].flat().filter(({ isTown }) => !isTown);
  return { byKey, roots: new Set(said.flatMap(({ keys }) => keys)) };
}

/** Compares towns more strictly: „szare” is not Szarów, but „Krakowie” is Kraków. */
function keyOf({ folded, root }: ReadWord, { isTown = false }: Pick<Lead, "isTown">): string {
  return isTown ? `${stem(folded.replace(/ow$/, "owa")).form} ` : root;
}

/**
 * Returns where the words of a query lead. A town counts only if each other word leads to shops, or occurs in a name of
 * the range while the town follows „w” or shares its name with nothing else („umywalka Kraków”). It then replaces all
 * other leads.
 */
export function leadsOf(
  { byKey }: LeadIndex,
  words: readonly Token[],
  { names, written }: Pick<WordIndex, "names" | "written">,
): SearchHit[] {
  const keys = (isTown: boolean) => words.map((word) => keyOf(word, { isTown }));
  const asked = new Set([...keys(false), ...keys(true)]);
  const found = [...asked]
    .flatMap((key) => byKey.get(key) ?? [])
    .filter((lead) => lead.keys.every((key) => asked.has(key)));
  const said = found.filter(({ isTown }) => !isTown);
  const hits = said.filter((lead) => !said.some((other) => isWithin(lead, other))).map(({ hit }) => hit);
  const town = found.find(({ isTown, keys: own, hit }) => {
    const shops = said.filter(({ hit: { to } }) => hit.to.startsWith(to)).flatMap((lead) => lead.keys);
    const isIn = (keys: readonly string[]) => (word: Token) =>
      [keyOf(word, { isTown }), word.root].some((key) => keys.includes(key));
    const isPlace = words.some(
      (word) => isIn(own)(word) && (/^we?$/.test(word.preposition ?? "") || !written.has(word.form)),
    );
    return (
      isTown &&
      shops.length === said.flatMap((lead) => lead.keys).length &&
      words.every((word) => isIn([...own, ...shops])(word) || (isPlace && names.has(word.form)))
    );
  });
  if (town) return [town.hit];
  return hits.filter(({ to }, at) => hits.findIndex((hit) => hit.to === to) === at);
}

/** True if a lead says less than another: „cieknie” beside „cieknie syfon”. */
function isWithin({ keys }: KnownLead, other: KnownLead): boolean {
  return keys.length < other.keys.length && keys.every((key) => other.keys.includes(key));
}
