import { foldPolish } from "lib/polish/slug";
import { codeKey, gtin14, gtinOfElementString } from "~/range/product";
import type { Catalogue } from "~/range/products";
import { findListedItem, type ListedItem, nameOfItem } from "../list/listed-item";
import { normalizeCode } from "../list/project-list";
import { type Addressed, listOfAddress } from "./address";

/**
 * A catalogue number or EAN. `item` is `null` if the catalogue does not contain it; `lines` are those that a URL of this
 * site stands for.
 */
export type Code = { code: string; item: ListedItem | null } & Partial<Addressed>;

/** A piece of a row, from `start` up to `end`. `isGlued` is true if nothing stands between it and the piece before. */
export type TextPiece = { start: number; end: number; text: string; isGlued: boolean } & (
  | { type: "code"; code: Code }
  /** `name` is that of an item whose code is in the row, or of its finish. */
  | { type: "number" | "word" | "sign" | "name" }
);
export type CodePiece = Extract<TextPiece, { type: "code" }>;

/** Maximum length of a code in characters, not counting separators. */
const maxKey = 24;
/** Maximum length in characters of a run without spaces that may be a code. */
const maxRun = 40;

/** Splits a row of text into catalogue numbers, the names of what they order, other numbers, words and signs. */
export function piecesOf(text: string, catalogue: Catalogue): TextPiece[] {
  const found = codesIn(text, catalogue);
  const names = namesIn(text, found, catalogue);
  const codes = found.filter(({ start, end }) => !names.some((name) => name.start < end && start < name.end));
  const taken = [...(codes.length > 0 ? [...codes, ...names] : found)].sort((a, b) => a.start - b.start);
  let at = 0;
  return [...taken, null].flatMap((next) => {
    const between = plainPieces(text, at, next?.start ?? text.length);
    at = next?.end ?? at;
    return next ? [...between, next] : between;
  });
}

/** A no-break space within a number separates thousands; a plain one may separate two numbers. „560x380” is one. */
const plain =
  /(?:\d{3,4}|[3-9]\d)(?:\s?[x×]\s?(?:\d{3,4}|[3-9]\d))+\s?[cm]m(?!\p{L})|(?:\d{3,4}|[3-9]\d)(?:[x×](?:\d{3,4}|[3-9]\d))+(?![\p{L}\d]|[.,]\d)|\[[ x]?\](?=\s)|#\p{L}[\p{L}\d/]*[!?]|\d{1,3}(?:[\u00a0\u202f]\d{3})+(?:[.,]\d\d)?(?!\d)|\d+(?:[.,:/-]\d+)*|(?:[^\s\d\p{P}\p{S}]|[\ufffd°])+|[\p{P}\p{S}]/giu;

function plainPieces(text: string, from: number, to: number): TextPiece[] {
  return [...text.slice(from, to).matchAll(plain)].map(({ 0: found, index }) => {
    const start = from + index;
    const type = /^\p{N}/u.test(found)
      ? "number"
      : /^(?:[^\p{P}\p{S}]|[\ufffd°€$])/u.test(found)
        ? "word"
        : "sign";
    return { type, start, end: start + found.length, text: found, isGlued: isGluedAt(text, start) };
  });
}

const isGluedAt = (text: string, at: number) => at > 0 && !/\s/.test(text.charAt(at - 1));

/** Finds codes from left to right: URLs of this site, known codes in any spelling, and words that look like codes. */
function codesIn(text: string, catalogue: Catalogue): CodePiece[] {
  const codes: CodePiece[] = [];
  const starts = /(?<![\p{L}\d])[\p{L}\d\]/]|(?<=(?<![\p{L}\d])\d{1,3}[x×*])[a-z]{2}/giu;
  for (let match = starts.exec(text); match; match = starts.exec(text)) {
    const start = match.index;
    const found = codeAt(text, start, catalogue);
    if (!found) continue;
    const { end, ...code } = found;
    codes.push({
      type: "code",
      start,
      end,
      text: text.slice(start, end),
      isGlued: isGluedAt(text, start),
      code,
    });
    starts.lastIndex = end;
  }
  return codes;
}

type Found = Code & { end: number };

function codeAt(text: string, start: number, catalogue: Catalogue): Found | null {
  const [run = ""] = /^\S*/.exec(text.slice(start)) ?? [];
  if (isGluedAt(text, start) && run.startsWith("/")) return null;
  return (
    addressAt(run, start, catalogue) ??
    elementStringAt(run, start, catalogue) ??
    knownAt(text, start, catalogue) ??
    (run.length <= maxRun ? unknownAt(run, start, catalogue) : null)
  );
}

function addressAt(run: string, start: number, catalogue: Catalogue): Found | null {
  if (!run.includes("/")) return null;
  const address = run.replace(/(?<![.,;:!?)\]}>"'”’])[.,;:!?)\]}>"'”’]+$/, "");
  const { lines, project } = listOfAddress(address, catalogue);
  const [line] = lines;
  if (!line) return null;
  const item = findListedItem(line.code, catalogue);
  return { code: line.code, item, lines, project, end: start + address.length };
}

function elementStringAt(run: string, start: number, catalogue: Catalogue): Found | null {
  const gtin = gtinOfElementString(run);
  if (!gtin) return null;
  const item = findListedItem(gtin, catalogue);
  return { code: item?.code ?? gtin.replace(/^0(?=\d{13}$)/, ""), item, end: start + run.length };
}

/** Returns the longest known code that begins here, with or without spaces and separators in it. */
function knownAt(text: string, start: number, catalogue: Catalogue): Found | null {
  let key = "";
  let known: Found | null = null;
  for (let at = start; at < text.length && key.length < maxKey; at++) {
    const character = foldPolish(text.charAt(at));
    if (/[a-z\d]/.test(character)) key += character;
    else if (!/[\p{Pd}−\s./_·]/u.test(character) || /^\s\s/.test(text.slice(at))) break;
    if (!isKey(key) || !isEnd(text, at + 1)) continue;
    const item = findListedItem(key, catalogue);
    if (item) known = { code: item.code, item, end: at + 1 };
  }
  // A separator after a code belongs to the text.
  if (known) known.end -= /(?<![^\p{L}\d])[^\p{L}\d]*$/u.exec(text.slice(start, known.end))?.[0].length ?? 0;
  return known;
}

const isKey = (key: string) => (/\d/.test(key) && /[a-z]/.test(key)) || /^\d{8}/.test(key);

/**
 * Returns whether a code may end here: before anything but a letter or digit, or before a glued quantity (`LR-120-CHx2`,
 * `LR-120-CH2szt`).
 */
const isEnd = (text: string, at: number) =>
  !/^[\p{L}\d]/u.test(text.slice(at)) ||
  /^x\d/i.test(text.slice(at)) ||
  /^\D\d{1,3}\p{L}/u.test(text.slice(at - 1));

function unknownAt(run: string, start: number, { looksLikeCode }: Catalogue): Found | null {
  const [word = ""] = /^[\p{L}\d][\p{L}\p{Pd}\d._/]*/u.exec(run) ?? [];
  const tidy = word.replace(/\p{Pd}/gu, "-").replace(/(?<![._/-])[._/-]+$/, "");
  // A number with two slashes is that of an order or offer.
  if (/\/.*\//.test(tidy)) return null;
  const isEan = /^\d{12,14}$/.test(tidy) && gtin14(tidy) !== null;
  if (!looksLikeCode(tidy) && !isEan) return null;
  return { code: normalizeCode(tidy), item: null, end: start + tidy.length };
}

/**
 * Finds the names and finishes of the items whose codes are in the row, because they may contain a number, another code
 * or a doubt: „Komplet uszczelek do elementu podłogowego EP-40”, „bez powłoki”.
 */
function namesIn(text: string, codes: readonly CodePiece[], catalogue: Catalogue): TextPiece[] {
  const names = codes.flatMap(({ code: { item } }) => {
    const finish = item && "finish" in item ? catalogue.finishLabels.get(item.finish?.id ?? "") : undefined;
    return [item ? nameOfItem(item) : "", finish ?? ""].filter((name) => /\d|\s/.test(name));
  });
  const folded = text.toLowerCase().replace(/\s/g, " ");
  return [...new Set(names)].flatMap((name): TextPiece[] => {
    const sought = name.toLowerCase().replace(/\s/g, " ");
    const start = folded.indexOf(sought);
    if (start < 0) return [];
    const end = start + sought.length;
    return [{ type: "name", start, end, text: text.slice(start, end), isGlued: isGluedAt(text, start) }];
  });
}

/** Lengths of codes that are looked for among other letters. */
const insideLengths = [12, 11, 10, 9, 8, 7, 6, 5];

/** Returns the first known code in the letters and digits of a text, wherever words begin and end; `null` without one. */
export function codeInside(text: string, catalogue: Catalogue): string | null {
  const key = codeKey(text.slice(0, 4 * maxKey));
  for (let start = 0; start < key.length; start++)
    for (const length of insideLengths) {
      const part = key.slice(start, start + length);
      const item = part.length === length && isKey(part) ? findListedItem(part, catalogue) : null;
      if (item) return item.code;
    }
  return null;
}
