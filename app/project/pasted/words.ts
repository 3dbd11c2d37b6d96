import { codeKey } from "~/range/product";
import type { Catalogue } from "~/range/products";
import { findListedItem, type ListedItem } from "../list/listed-item";
import { readQuantity, tidyCode } from "../list/project-list";

/**
 * A code found in a text. `found` is `null` if the catalogue does not contain the code. `quantity` is `null` if the
 * text contains no quantity for the code.
 */
export type Mention = { code: string; found: ListedItem | null; quantity: string | null };

/**
 * `weight` rates how plausible the number is as a quantity: 5 with a unit or multiplier (`2 szt.`, `x2`), 4 for a plain
 * whole number from 1 to 999, 3 for any other number.
 */
type Quantity = { number: string; weight: 3 | 4 | 5 };
/** A code, a quantity or other text; `words` is the number of words in it. */
type Token = { words: number; mention?: Mention; quantity?: Quantity };

/** Maximum number of words in a code, such as `952 0000 0002 02`. */
const maxParts = 4;
/** Maximum length of a code in characters, not counting separators. */
const maxKey = 24;
/** Maximum length in characters of a word that may be a code or a number; longer words are ignored. */
const maxWord = 40;

const number =
  /^[(*x×]{0,3}([-+−–]?\d{1,9}(?:[.,]\d{1,9}){0,3}(?:e[-+]?\d{1,3})?|\?)[x×*)]{0,3}(?:szt|kpl|pcs)?[.,)]{0,3}$/i;
/** Matches multipliers and units that mark a number as a quantity. */
const mark = /[*x×]|szt|kpl|pcs/i;
const times = /^[x×*]$/i;
const unit = /^\(?(?:szt|sztuk|sztuki|sztuka|kpl|pcs|ilość|ilosc)[.:,)]{0,3}$/i;
/**
 * Matches units of measurement and currencies. The number before such a unit is a measure or a price, not a quantity.
 */
const measureUnit = /^(?:mm|cm|m|kg|g|l|l\/min|bar|zł|pln|eur|%|°c?)[.,;)]{0,3}$/i;
/** Matches prefixes of sizes, standards and table positions. A number after such a prefix is not a quantity. */
const numbered = /^(?:dn|pn|(?:pn-)?en|iso|fi|ø|nr|poz|lp|typ)[.:]?$/i;
const ordinal = /^\d{1,3}[.)]$/;
const ean = /^\d{8,14}$/;

/**
 * Returns the quantity of a cell that contains only a quantity. From any other text, returns the codes with their
 * quantities. Assumes that quantities follow their codes, unless quantities before the codes are more plausible.
 */
export function readCell(text: string, catalogue: Catalogue): { quantity: string } | { mentions: Mention[] } {
  const words = wordsOf(text);
  const token = mentionAt(words, 0, catalogue) ?? quantityAt(words, 0);
  if (token?.quantity && token.words === words.length) return { quantity: token.quantity.number };
  const { mentions, gaps } = parted(tokensOf(words, catalogue));
  const behind = mentions.map((_, at) => nearest(gaps[at + 1] ?? []));
  const before = mentions.map((_, at) => nearest((gaps[at] ?? []).toReversed()));
  const chosen = weightOf(before) > weightOf(behind) ? before : behind;
  return {
    mentions: mentions.map((mention, at) => ({ ...mention, quantity: chosen[at]?.number ?? null })),
  };
}

/**
 * Splits a text into words at whitespace and delimiters, but not at a comma within a number. Drops words that consist
 * only of punctuation, such as dashes and dots.
 */
function wordsOf(text: string): string[] {
  return text
    .replace(/(?<!\S)(\d{1,3})[x×*](?=[a-z]{2})/gi, "$1 x ")
    .split(/[\s;|]|,(?!\d)|(?<!\d),/)
    .filter((word) => word.length <= maxWord && /[\p{L}\p{N}?×*%°]/u.test(word));
}

function tokensOf(words: readonly string[], catalogue: Catalogue): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const token = mentionAt(words, at, catalogue) ??
      numberedAt(words, at) ??
      quantityAt(words, at) ?? { words: 1 };
    tokens.push(token);
    at += token.words;
  }
  return tokens;
}

/** Reads a code at index `at`: a known code of one or several words, or an unknown word that looks like a code. */
function mentionAt(words: readonly string[], at: number, catalogue: Catalogue): Token | null {
  const [first = ""] = words.slice(at, at + 1);
  if (!isPart(first)) return null;
  let key = "";
  let known: Token | null = null;
  for (let count = 1; count <= maxParts && key.length <= maxKey; count++) {
    const word = words[at + count - 1] ?? "";
    if (!isPart(word)) break;
    key += codeKey(word);
    const found =
      (/\d/.test(key) && /[a-z]/.test(key)) || /^\d{8}/.test(key) ? findListedItem(key, catalogue) : null;
    if (found) known = { words: count, mention: { code: found.code, found, quantity: null } };
  }
  if (known) return known;
  const word = first.replace(/^\p{P}{1,3}|\p{P}{1,3}$/gu, "");
  if (!catalogue.looksLikeCode(word) && !ean.test(word)) return null;
  return { words: 1, mention: { code: tidyCode(word), found: null, quantity: null } };
}

/** Returns whether a word can be part of a code: it must contain a letter or digit, so `×` cannot. */
function isPart(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word);
}

function numberedAt(words: readonly string[], at: number): Token | null {
  return numbered.test(words[at] ?? "") && number.test(words[at + 1] ?? "") ? { words: 2 } : null;
}

/**
 * Reads a quantity such as `2`, `x2`, `2 szt.`, `× 2` or `szt. 2`. Sizes, prices and positions in a list are not
 * quantities.
 */
function quantityAt(words: readonly string[], at: number): Token | null {
  const [first = "", second = "", third = "", fourth = ""] = words.slice(at, at + 4);
  const quantity = (found: string, weight: Quantity["weight"], count: number): Token => ({
    words: count,
    quantity: { number: found, weight },
  });
  const isUnit = (word: string) => times.test(word) || unit.test(word);
  const read = numberOf(first);
  const behindUnit = !read && isUnit(first) ? numberOf(second) : null;
  if (behindUnit) return quantity(behindUnit, 5, 2);
  if (!read || measureUnit.test(second)) return null;
  // A size such as `500 × 1200`.
  const isSize =
    times.test(second) && numberOf(third) !== null && (/^\d{3}/.test(first) || measureUnit.test(fourth));
  if (isSize) return { words: 3 };
  if (isUnit(second)) return quantity(read, 5, 2);
  if (mark.test(first)) return quantity(read, 5, 1);
  if (read === "?" || (at === 0 && ordinal.test(first))) return null;
  // `1 000` is one number. In `2 250 mm`, 2 is the quantity and 250 mm a size.
  if (/^\d{1,3}$/.test(first) && /^\d{3}$/.test(second) && !measureUnit.test(third))
    return quantity(first + second, 3, 2);
  return quantity(read, /^\d+$/.test(read) && readQuantity(read) > 0 ? 4 : 3, 1);
}

function numberOf(word: string): string | null {
  return number.exec(word)?.[1] ?? null;
}

/**
 * Splits tokens into codes and gaps. A gap contains the tokens before the first code, between two codes, or after the
 * last code.
 */
function parted(tokens: readonly Token[]): { mentions: Mention[]; gaps: Token[][] } {
  const mentions: Mention[] = [];
  const gaps: Token[][] = [[]];
  for (const token of tokens) {
    if (token.mention) {
      mentions.push(token.mention);
      gaps.push([]);
    } else gaps.at(-1)?.push(token);
  }
  return { mentions, gaps };
}

/**
 * Returns the quantity adjacent to a code, or else the nearest one written with a unit or multiplier (`2 szt.`, `x2`).
 * @param gap tokens before or after the code, nearest first
 */
function nearest(gap: readonly Token[]): Quantity | undefined {
  return gap[0]?.quantity ?? gap.find(({ quantity }) => quantity?.weight === 5)?.quantity;
}

/** Sums the plausibility weights. More codes with a quantity, and more plausible quantities, result in a higher sum. */
function weightOf(quantities: readonly (Quantity | undefined)[]): number {
  return quantities.reduce((sum, quantity) => sum + (quantity?.weight ?? 0), 0);
}
