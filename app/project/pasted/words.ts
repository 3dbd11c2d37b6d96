import { foldPolish } from "lib/polish/slug";
import { codeKey, gtin14 } from "~/range/product";
import type { Catalogue } from "~/range/products";
import { findListedItem, type ListedItem } from "../list/listed-item";
import { type PlacedLine, readQuantity, tidyCode } from "../list/project-list";
import { linesOfAddress } from "./address";

/**
 * A code. `item` is `null` if the catalogue does not contain it; `lines` are those that a URL of this site stands for.
 */
export type CodeToken = { kind: "code"; code: string; item: ListedItem | null; lines?: PlacedLine[] };

/** A number that may be a quantity; its `value` is 0 if it cannot be read as one. */
export type NumberToken = {
  /**
   * `marked` numbers have a unit or multiplier (`2 szt.`, `x2`). `plain` ones have neither. `sum` is one price, or a
   * quantity and a price: `2 450,00`.
   */
  kind: "marked" | "plain" | "sum";
  value: number;
};

export type Token =
  | CodeToken
  | NumberToken
  | { kind: "money"; value: number }
  | { kind: "unit" }
  | { kind: "word" }
  /**
   * What may change a quantity in a way that is not read: a number within an unknown word (`2шт`) or in words (`tuzin`),
   * „po”, which speaks of several codes, and a word that takes back what stands beside it („bez”, „zamiast”).
   */
  | { kind: "doubt"; of: "number" | "each" | "order" };

/** Returns whether a token is neither a code nor a number. */
export const isWord = (token: Token): token is Extract<Token, { kind: "word" | "doubt" }> =>
  token.kind === "word" || token.kind === "doubt";

/** Maximum number of words in a code, such as `952 0000 0002 02`. */
const maxParts = 4;
/** Maximum length of a code in characters, not counting separators. */
const maxKey = 24;
/** Maximum length in characters of a word that may be a code or a number. */
const maxWord = 40;

/** Words by what they say about an adjacent number, in lower case and without diacritics. */
const classes: [letter: string, words: RegExp][] = [
  ["x", /^[x×*]$/],
  // Packs: only their maker knows how many pieces they contain.
  ["b", /^(?:op|opak\w{0,7}|karton\w{0,3}|palet\w{0,2}|par[ay]?)$/],
  [
    "u",
    /^(?:szt|sztuk|sztuk[aie]|kpl|kompl|komplet\w{0,3}|zest|zestaw\w{0,3}|pcs?|pieces?|stk|stuck|ea|each|ks|qty|quantity|ilo\S{1,6}|il|liczba)$/,
  ],
  ["c", /^(?:z[l³?\ufffd]|zĺ‚|pln|eur|euro|usd|gr|netto|brutto|vat|[€$%])(?:\/.{0,9})?$/],
  [
    "m",
    /^(?:[mcd]?m[2²]?|k?g|dag|m?l|l\/min|bar|mpa|cal\w{0,2}|["”″'′]|°c?|k?w|v|lat|lata|dni|tyg|roku?|godz\w{0,3}|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia)$/,
  ],
  [
    "p",
    /^(?:dn|pn|(?:pn-)?en|iso|fi|ø|nr|no|numer|poz|pozycja|lp|typ|art|tel|ul|str|kod|seria|wersja|opcja|model|pietro|kondygnacja|lazienk\w|kuchni\w|poko\w{1,3}|pom|pomieszczenie|lokal\w{0,2}|mieszkani\w|budyn\w{0,4}|klatka|etap|segment|wc|zamowieni\w|oferta|faktura|fv|zam|rabat|cen\w|wartosc|kwota|netto|brutto|razem|suma|a|á)$/,
  ],
];
/** Words that raise a doubt, in lower case and without diacritics. */
const doubts: readonly (readonly [of: "number" | "each" | "order", words: RegExp])[] = [
  [
    "number",
    /^(?:tuzin(?:a|y|ow)?|kilka|kilkanascie|pare|polow[ae]|(?:jede|dwa|trzy|czter|piet|szes|siedem|osiem|dziewiet)nas(?:cie|tu)|dwadziescia|dwudziestu|trzydziesci|sto)$/,
  ],
  ["each", /^(?:po|kazd[aey]|kazdego|kazdej)$/],
  [
    "order",
    /^(?:bez|zamiast|oprocz|lub|albo|ewentualnie|ewent|nie|rezygnujemy|rezygnuje|rezygnacja|zwrot|zwroty|zwracamy|zwracam|anulujemy|anuluje|anulowac|zmiana|zmienic|zmieniamy|skreslic)$/,
  ],
];
const digits = [
  "zero",
  "jed",
  "dw",
  "trz",
  "czter",
  "piec",
  "szesc",
  "siedem",
  "osiem",
  "dziewiec",
  "dziesiec",
];
const digitWord =
  /^(?:jeden|jedna|jedno|dwa|dwie|dwoch|trzy|trzech|cztery|czterech|piec|szesc|siedem|osiem|dziewiec|dziesiec)$/;

/** A word of a text, or a number or unit within one (`2szt.`), with the letter of its class. */
type Atom = { letter: string; text: string; code?: CodeToken };

type Rule = [pattern: RegExp, read: (atoms: Atom[]) => Token];
const word: Token = { kind: "word" };
const marked = (text: string): Token => ({ kind: "marked", value: readQuantity(text) });
const money = (...atoms: Atom[]): Token => {
  const text = atoms.map((atom) => (/\d/.test(atom.text) ? atom.text : "")).join("");
  return { kind: "money", value: Number(text.replace(/[.,](?=\d{3})/g, "").replace(",", ".")) };
};
const plain = ([atom]: Atom[]): Token => ({ kind: "plain", value: readQuantity(atom?.text ?? "") });
const numberIn = (atoms: Atom[]) => atoms.find(({ text }) => /[\d?]/.test(text))?.text ?? "";

/**
 * What sequences of atoms mean; the first match counts. Letters of numbers: `s` one or two digits, `h` three, `k` four,
 * `d` two decimals, `D` three digits and two decimals, `o` others, `q` a question mark or a fraction.
 */
const rules: Rule[] = [
  // Sizes: 60 × 60 cm, 500 × 1200.
  [/[shkod]x[shkod](?:x[shkod])?m|[hk]x[hk](?:x[shk])?/y, () => word],
  // 2 × 450: either may be the quantity.
  [/[shko]x[shko]/y, () => marked("?")],
  // Names and prices: DN 50, łazienka 2, cena 3 999,00.
  [/p(?:[sh]h*D|[shkodDq])(?![ux])c?/y, () => word],
  // 3 999,00 zł, 1 000 zł.
  [/[sh]h*Dc?(?!u)|[sh]h+c/y, () => ({ kind: "sum", value: 0 })],
  // 2 250 mm, then 1 000 and telephone numbers.
  [/[sh](?=hm)/y, plain],
  [/[sh]h+u/y, () => marked("?")],
  [/[sh]hh+/y, () => word],
  [/[sh]h(?!x)/y, () => ({ kind: "plain", value: 0 })],
  [/[shkodD]c/y, (atoms) => money(...atoms)],
  [/[shkodDq]m/y, () => word],
  [/[shkodDq]b/y, () => marked("?")],
  // 450,50 szt. 2, but 450 szt. 2 may be either.
  [
    /[shkodD]u[shk](?![cmx])/y,
    ([price, , count]) => marked(readQuantity(price?.text ?? "") > 0 ? "?" : (count?.text ?? "")),
  ],
  // A price before a multiplier: 450,00 x2.
  [/[dD](?=x[shk])/y, (atoms) => money(...atoms)],
  [/[shkodDq][xu]|u?x[shkodDq]u?|u[shkodDq]u?/y, (atoms) => marked(numberIn(atoms))],
  [/[dD]/y, (atoms) => money(...atoms)],
  [/[shko]/y, plain],
  [/u/y, () => ({ kind: "unit" })],
  [/n/y, () => ({ kind: "doubt", of: "number" })],
  [/e/y, () => ({ kind: "doubt", of: "each" })],
  [/r/y, () => ({ kind: "doubt", of: "order" })],
];

/** Returns the codes, numbers and other words of a text, in their order. */
export function tokensOf(text: string, catalogue: Catalogue): Token[] {
  const atoms = atomsOf(text, catalogue);
  const letters = atoms.map(({ letter }) => letter).join("");
  const tokens: Token[] = [];
  for (let at = 0; at < atoms.length; ) {
    const { code } = atoms[at] ?? {};
    const [pattern, read] = rules.find(([rule]) => isAt(rule, letters, at)) ?? [];
    const end = code || !pattern ? at + 1 : pattern.lastIndex;
    tokens.push(code ?? read?.(atoms.slice(at, end)) ?? word);
    at = end;
  }
  return tokens;
}

/** Tests a sticky expression at a position in a text; its `lastIndex` is then the end of the match. */
function isAt(sticky: RegExp, text: string, place: number): boolean {
  sticky.lastIndex = place;
  return sticky.test(text);
}

function atomsOf(text: string, catalogue: Catalogue): Atom[] {
  const words = wordsOf(text);
  const atoms: Atom[] = [];
  for (let at = 0; at < words.length; ) {
    const found = codeAt(words, at, catalogue);
    atoms.push(...(found?.atoms ?? atomsIn(words[at] ?? "", at === 0)));
    at += found?.words ?? 1;
  }
  return atoms;
}

/** Splits a text into words at whitespace and delimiters, but not within numbers and addresses. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      // A no-break space within a number separates thousands; a plain one may separate two numbers.
      .replace(/(\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, "$1")
      .replace(/(?<!\S)(\d{1,3})([x×*])(?=[a-z]{2})/gi, "$1 $2 ")
      .split(/\s/)
      .flatMap((part) => (part.length > maxWord ? part : part.split(/[;|]|,(?![\d-])|(?<!\d),/)))
      // Two codes with a slash between them, but not LR/120/CM, and no address.
      .flatMap((part) =>
        part.length > maxWord || part.startsWith("/") ? part : part.split(/\/(?=[a-z]{2}-?\d)/i),
      )
      .filter((part) => /[\p{L}\p{N}?×*%€$°]/u.test(part))
  );
}

type Found = { words: number; atoms: Atom[] };

/** Reads a code: a URL of this site, a known code of up to four words, or an unknown word that looks like one. */
function codeAt(words: readonly string[], at: number, catalogue: Catalogue): Found | null {
  const first = words[at] ?? "";
  const found = (count: number, code: string, item: ListedItem | null, ...behind: Atom[]): Found => ({
    words: count,
    atoms: [{ letter: "K", text: code, code: { kind: "code", code, item } }, ...behind],
  });
  const lines = linesOfAddress(first, catalogue);
  const [line] = lines;
  if (line) {
    const code: CodeToken = {
      kind: "code",
      code: line.code,
      item: findListedItem(line.code, catalogue),
      lines,
    };
    return { words: 1, atoms: [{ letter: "K", text: first, code }] };
  }
  if (first.length > maxWord || !isPart(first)) return null;
  let key = "";
  let known: Found | null = null;
  for (let count = 1; count <= maxParts && key.length <= maxKey; count++) {
    const part = words[at + count - 1] ?? "";
    if (!isPart(part)) break;
    key += codeKey(part);
    const item = isKey(key) ? findListedItem(key, catalogue) : null;
    if (item) known = found(count, item.code, item);
  }
  if (known) return known;
  // LR-120-CHx2, LR-120-CH*2. LR-120-CH/2 may be another number: the visitor has to fill in its quantity.
  const [, start = "", between = "", number = ""] =
    /^(\S{3,30}?)([x×*/=:-])(\d{1,3})[.,;:)]{0,3}$/i.exec(first) ?? [];
  const item = isKey(codeKey(start)) ? findListedItem(start, catalogue) : null;
  const count = { letter: "s", text: /[x×*]/i.test(between) ? number : "0" };
  if (item) return found(1, item.code, item, { letter: "x", text: "x" }, count);
  const tidy = first.replace(/^\p{P}{1,3}|\p{P}{1,3}$/gu, "");
  const isEan = /^\d{12,14}$/.test(tidy) && gtin14(tidy) !== null;
  return catalogue.looksLikeCode(tidy) || isEan ? found(1, tidyCode(tidy), null) : null;
}

const isKey = (key: string) => (/\d/.test(key) && /[a-z]/.test(key)) || /^\d{8}/.test(key);

/** Returns whether a word can be part of a code: it must contain a letter or digit, so `×` cannot. */
const isPart = (part: string) => /[\p{L}\p{N}]/u.test(part);

/** Splits a word into numbers and units: `2szt.`, `450,00zł`, `60x60`. */
function atomsIn(text: string, isFirst: boolean): Atom[] {
  const other = [{ letter: "w", text }];
  if (text.length > maxWord) return other;
  // Positions, dates, and long numbers: of other catalogues, telephones or companies.
  if (/^\d{1,3}\)$/.test(text) || (isFirst && /^\d{1,3}\.$/.test(text))) return other;
  if (/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.test(text) || /\d{5}|e\+\d\d/i.test(text)) return other;
  const inner = text.replace(/^[("'[{~#=]{1,3}|[.,:;=!)\]}'-]{1,4}$/g, "");
  if (inner === "?") return [{ letter: "q", text: "?" }];
  if (/^\d{1,2}\/\d{1,2}$/.test(inner)) return [{ letter: "n", text }];
  const pieces = inner.match(/[-+]?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?|[^\d+-]+(?:-[^\d+-]+)?|[+-]/gi) ?? [];
  const atoms = pieces.map((piece) => ({ letter: letterOf(piece), text: piece }));
  const last = /\d,-/.test(text) ? [{ letter: "c", text: "zł" }] : [];
  return pieces.length > 1 && atoms.some(({ letter }) => letter === "w")
    ? [{ letter: /\d/.test(inner) ? "n" : "w", text }]
    : [...atoms.map(spelledOut), ...last];
}

function letterOf(piece: string): string {
  if (/^\d/.test(piece) || /^[+-]\d/.test(piece)) {
    if (/^\d{1,4}$/.test(piece)) return piece.length < 3 ? "s" : piece.length === 3 ? "h" : "k";
    if (/^[\d.,]*[.,]\d\d$/.test(piece)) return /^\d{3}[.,]\d\d$/.test(piece) ? "D" : "d";
    return "o";
  }
  const folded = foldPolish(piece).replace(/[.,:;=)]{1,3}$/, "");
  if (digitWord.test(folded)) return "s";
  const doubt = doubts.find(([, words]) => words.test(folded))?.[0];
  if (doubt) return { number: "n", each: "e", order: "r" }[doubt];
  return classes.find(([, words]) => words.test(folded))?.[0] ?? "w";
}

/** Converts a number that is spelled out as a word to digits. */
function spelledOut({ letter, text }: Atom): Atom {
  const value = digits.findIndex((start) => letter === "s" && foldPolish(text).startsWith(start));
  return { letter, text: value > 0 ? String(value) : text };
}
