import type { SearchHit } from "./entry";
import { type SearchWord, searchWords, type WordReader } from "./words";

/**
 * Words that people type, and the hit to which they lead: a problem leads to its answer, "shop" to the list of shops, a
 * town to the shops near it.
 */
export type Lead = { said: string; hit: SearchHit; isTown?: boolean };

type KnownLead = Lead & { keys: string[] };

/** Leads by the key of their first word, and the roots of all words of leads that are not towns. */
export type LeadIndex = { byKey: ReadonlyMap<string, KnownLead[]>; roots: ReadonlySet<string> };

export function indexLeads(leads: readonly Lead[], read: WordReader): LeadIndex {
  const byKey = new Map<string, KnownLead[]>();
  for (const lead of leads) {
    const keys = searchWords(lead.said, read).map((word) => keyOf(word, lead));
    const [first] = keys;
    if (first !== undefined) byKey.set(first, [...(byKey.get(first) ?? []), { ...lead, keys }]);
  }
  const said = [...byKey.values()].flat().filter(({ isTown }) => !isTown);
  return { byKey, roots: new Set(said.flatMap(({ keys }) => keys)) };
}

/** Compares towns more strictly: „szare” is not Szarów. */
function keyOf({ form, root }: SearchWord, { isTown = false }: Pick<Lead, "isTown">): string {
  return isTown ? `${form} ` : root;
}

/**
 * Returns where the words of a query lead. A town counts only if all other words lead to shops, and then replaces these
 * leads.
 */
export function leadsOf({ byKey }: LeadIndex, words: readonly SearchWord[]): SearchHit[] {
  const keys = (isTown: boolean) => words.map((word) => keyOf(word, { isTown }));
  const asked = new Set([...keys(false), ...keys(true)]);
  const found = [...asked]
    .flatMap((key) => byKey.get(key) ?? [])
    .filter((lead) => lead.keys.every((key) => asked.has(key)));
  const said = found.filter(({ isTown }) => !isTown);
  const hits = said.filter((lead) => !said.some((other) => isWithin(lead, other))).map(({ hit }) => hit);
  const town = found.find(({ isTown, keys: own, hit }) => {
    const beside = said
      .filter(({ hit: { to } }) => hit.to.startsWith(to))
      .flatMap(({ keys: roots }) => roots);
    return (
      isTown &&
      words.every((word) =>
        [keyOf(word, { isTown }), word.root].some((key) => [...own, ...beside].includes(key)),
      )
    );
  });
  if (town) return [town.hit];
  return hits.filter(({ to }, at) => hits.findIndex((hit) => hit.to === to) === at);
}

/** True if a lead says less than another: „cieknie” beside „cieknie syfon”. */
function isWithin({ keys }: KnownLead, other: KnownLead): boolean {
  return keys.length < other.keys.length && keys.every((key) => other.keys.includes(key));
}
