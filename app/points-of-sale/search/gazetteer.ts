import { foldPolish } from "lib/polish/slug";
import { stem } from "lib/polish/words";
import { distanceKm, type Place } from "./place";
import areas from "./postcode-areas.json";

export type Town = Place & { name: string };

/** Finds a town by a typed name or postcode; `null` for an unknown place. */
export type Locate = (asked: string) => Town | null;

/** Minimum number of letters for a search by the beginning of a name. Fewer letters match too many towns. */
const shortestBeginning = 3;
/** Number of towns that count as large: people name their districts („Gdańsk Oliwa”) and shorten their names („W-wa”). */
const largeTowns = 100;

const postcode = /(?<!\d)\d\d(?:\s?\p{Pd}\s?|\s)?\d{3}(?!\d)/u;
/**
 * Matches what is not a town in an address: a street with its number, a county or a voivodeship, up to the next
 * separator.
 */
const noTown =
  /(?<!\p{L})(?:(?:ul|al|os|pl|pow|woj)\.|(?:ul|ulica|powiat|wojew[oó]dztwo)\s)[^,;()\d]*(?:\d+\p{L}?(?:\/\d+)?)?/gu;
/** Matches what separates a place from a larger one, or precedes a place: „Łazy k. Warszawy”, „m.st. Warszawa”. */
const separators =
  /[,;()]|(?<=\p{L}{2})\/|(?<!\p{L})(?:k[./]|gm\.|m\.(?:\s?st\.)?|(?:gmina|ko[lł]o|okolic[ae]|okolicach|niedaleko|blisko|obok|pod|przy|k|we?)\s)/u;

/** Matches what people call Gdańsk, Sopot and Gdynia together. */
const threeTowns = /(?<![\p{L}\d])(?:3[ -]?city|(?:3[ -]?|tr[oó]j)(?:miast[oa]|mie[sś]cie))/u;

/** `letters` are those of all words together, without diacritics; `roots` are the roots of the words. */
type Name = { spelling: string; letters: string; words: string[]; roots: string[] };
type Known = Name & { town: Town; isLarge: boolean };
type Rule = (typed: Name, known: Known) => boolean;

/** How a typed name may match a town, from the strictest to the loosest. */
const rules: readonly Rule[] = [
  (typed, { letters }) => typed.letters === letters,
  ({ letters }, known) => letters.length >= shortestBeginning && known.letters.startsWith(letters),
  ({ roots }, known) => roots.length === known.roots.length && isSameStart(roots, known.roots),
  ({ letters }, known) => known.isLarge && letters.length > 2 && isShortened(letters, known.letters, true),
  (typed, known) =>
    typed.words.length > 1 && typed.words.length === known.words.length && isAbbreviated(typed, known),
  ({ words }, known) => known.isLarge && isSameStart(words, known.words),
];

/**
 * Creates a function that finds a town by its name as people write it, by the beginning of its name, or by a postcode
 * (behaviour 17.2). A name counts more than a postcode, which only decides between towns of one name.
 * @param towns sorted by size, the largest first: if several towns have the same name, the function finds the first
 */
export function createGazetteer(towns: readonly Town[]): Locate {
  const known = towns.map((town, at): Known => ({ ...nameIn(town.name), town, isLarge: at < largeTowns }));
  const ofArea = (digits: string) => {
    const name = townOfPostcode(digits);
    return towns.find((town) => town.name === name) ?? null;
  };

  return (asked) => {
    const digits = asked.replace(/[\s\p{Pd}]/gu, "");
    if (/^\d{2,5}$/.test(digits)) return ofArea(digits);
    const area = ofArea(postcode.exec(asked)?.[0].replace(/\D/g, "") ?? "");
    const lower = asked.toLowerCase().replace(threeTowns, "trójmiasto");
    const text = lower.replace(postcode, ",").replace(noTown, ",");
    const parts = [...new Set([text, ...text.split(separators)])];
    const names = parts.map(nameIn).filter(({ letters }) => letters);
    for (const rule of rules) {
      for (const typed of names) {
        const found = known.filter((one) => rule(typed, one));
        const spelled = found.filter(({ spelling }) => spelling === typed.spelling);
        const [largest, ...others] = (spelled.length > 0 ? spelled : found).map(({ town }) => town);
        if (largest) return area ? nearest(area, [largest, ...others]) : largest;
      }
    }
    return area;
  };
}

/** Splits a name into words, in lower case without diacritics; a word keeps the full stop of an abbreviation. */
function nameIn(text: string): Name {
  const words = foldPolish(text).match(/[a-z]+\.?/g) ?? [];
  return {
    spelling: (text.toLowerCase().normalize("NFC").match(/\p{L}/gu) ?? []).join(""),
    letters: words.join("").replaceAll(".", ""),
    words,
    roots: words.map((word) => stem(word.replace(".", "")).root),
  };
}

function isSameStart(typed: readonly string[], known: readonly string[]): boolean {
  return known.every((word, at) => typed[at] === word);
}

/** Compares names word by word. Words may be abbreviated, the first one only visibly: „N. Sącz”, „Ostrów Wlkp”. */
function isAbbreviated(typed: Name, known: Name): boolean {
  return known.words.every((word, at) => {
    const letters = typed.words[at]?.replace(".", "") ?? "";
    const mayBeShort = at > 0 || letters.length === 1 || letters !== typed.words[at];
    return typed.roots[at] === known.roots[at] || (mayBeShort && isShortened(letters, word));
  });
}

/**
 * Returns whether a word has these letters in this order, starts with the same letter and, if asked, ends with the same
 * one: `wlkp`, `wwa`.
 */
function isShortened(letters: string, word: string, withEnd = false): boolean {
  if (letters[0] !== word[0] || (withEnd && letters.at(-1) !== word.at(-1))) return false;
  let next = 0;
  for (const letter of word) if (letter === letters[next]) next += 1;
  return next === letters.length;
}

function nearest(place: Place, [first, ...others]: [Town, ...Town[]]): Town {
  return others.reduce((best, one) => (distanceKm(place, one) < distanceKm(place, best) ? one : best), first);
}

/**
 * Main town of each postcode area. A key is the first two digits of a postcode, or the first three for a smaller area.
 * The towns have delivery centres of Poczta Polska; this is precise enough to find the nearest shop.
 */
const mainTowns: Readonly<Record<string, string>> = areas;

/**
 * Returns the main town of a postcode's area.
 * @param digits a postcode or its beginning, at least two digits, without a hyphen
 * @returns `null` for an unknown area
 */
function townOfPostcode(digits: string): string | null {
  return mainTowns[digits.slice(0, 3)] ?? mainTowns[digits.slice(0, 2)] ?? null;
}

/** Names of all towns in the table, with repetitions. */
export const postcodeTowns: readonly string[] = Object.values(mainTowns);
