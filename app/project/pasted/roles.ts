import { foldPolish } from "lib/polish/slug";
import type { Catalogue } from "~/range/products";
import { readQuantity } from "../list/project-list";
import type { Corrections } from "./corrections";
import { ownWordsOf } from "./finish";
import type { Hint, OrderWords } from "./order-words.server";
import { type Code, piecesOf, type TextPiece } from "./pieces";

/** What a text is read with. */
export type Reader = { catalogue: Catalogue; words: OrderWords; choices: Corrections };

/**
 * What a piece of a row means. A `bare` number stands without a word that says what it is; a `detail` is a size, a date
 * or the number of something else; a `doubt` may change the order in a way that is not read. A `thousand` is asked about
 * unless a unit says the quantity: „2 450,00” is a quantity before a price, or a price.
 */
export type PieceRole =
  | "code"
  | "quantity"
  | "bare"
  | "unit"
  | "times"
  | "each"
  | "price"
  | "thousand"
  | "discount"
  | "position"
  | "detail"
  | "doubt"
  | "text";

/**
 * A piece with its role. `value` is the quantity that a number would mean, 0 if it cannot be one. Pieces of one `kind`
 * have the same kind of neighbours: a correction of one applies to all. `hints` are those of a word; `isUnknown` is
 * true for a word that has none and is in none of our names; `isChosen`, for a number that the visitor has marked as
 * the quantity.
 */
export type Said = TextPiece & {
  role: PieceRole;
  value: number;
  kind: string;
  hints: readonly Hint[];
  isUnknown?: boolean;
  isChosen?: boolean;
};

/** What stands beside a number. */
type Neighbour =
  | Hint
  | "code"
  | "word"
  | "number"
  | "times"
  | "percent"
  | "open"
  | "close"
  | "plus"
  | "slash"
  | "ask"
  | "dash"
  | "dot"
  | "edge";

const signs: Readonly<Record<string, Neighbour>> = {
  "×": "times",
  "*": "times",
  "✕": "times",
  "✖": "times",
  "%": "percent",
  "(": "open",
  "[": "open",
  ")": "close",
  "]": "close",
  "+": "plus",
  "/": "slash",
  "?": "ask",
  ",": "edge",
  ";": "edge",
  ".": "dot",
  "−": "dash",
  "❌": "doubt",
  "✗": "doubt",
  "✘": "doubt",
  "~": "doubt",
  '"': "measure",
  "”": "measure",
  "″": "measure",
  "′": "measure",
  "€": "money",
  $: "money",
};
/** Signs that say nothing unless they are glued to a number. */
const light: readonly (Neighbour | undefined)[] = [undefined, "dot", "dash"];
/** Hints that say nothing about a number. */
const rowHints: readonly Hint[] = ["total", "room", "floor", "aside", "range", "plain"];

type Meaning = { role: PieceRole; before?: Neighbour[]; behind?: Neighbour[]; isGlued?: true };
/** Meanings of a number by the pieces before and behind it; the first one that applies counts. */
const meanings: readonly Meaning[] = [
  { role: "detail", behind: ["measure"] },
  // „M3” is a flat.
  { role: "doubt", before: ["measure"], isGlued: true },
  { role: "discount", behind: ["percent"] },
  { role: "price", behind: ["money"] },
  { role: "doubt", before: ["ask", "slash"], behind: ["ask", "slash"], isGlued: true },
  { role: "quantity", behind: ["unit", "times"] },
  { role: "thousand", behind: ["number"] },
  { role: "quantity", before: ["unit", "times"] },
  { role: "doubt", before: ["plus"], behind: ["plus"] },
  { role: "detail", before: ["label"] },
  { role: "detail", before: ["word"], isGlued: true },
  // „2. dostawa”.
  { role: "doubt", before: ["dash"], behind: ["word", "dash", "dot"], isGlued: true },
];

/** Splits a row into pieces with their roles: those that the visitor has chosen, or those that their neighbours say. */
export function readPieces(row: string, { catalogue, words, choices }: Reader): Said[] {
  const pieces = piecesOf(row, catalogue).map((one) => {
    const isWord = one.type === "word";
    const spelled = isWord ? words.numberOf(one.text) : undefined;
    return { ...one, spelled, hints: isWord ? words.hintsOf(one.text) : [] };
  });
  const { endings, isKnown } = ownWordsOf(catalogue);
  const codes = pieces.flatMap((piece) => (piece.type === "code" ? piece.code : []));
  // „LR-120-CH/CM” and „LR-120-CH, 130-CH” contain the ending of a code that no code of the row has.
  const isOne = pieces.filter(({ text }) => endings.has(text)).length === 1;
  const isEnding = (at: number) => {
    const [number, dash, { text = "" } = {}] = [-2, -1, 0].map((step) => pieces[at + step]);
    const isOfNumber = number?.type === "number" && dash?.text === "-";
    return endings.has(text) && (isOfNumber || !codes.some((code) => hasEnding(code, text, isOne)));
  };
  const neighbours = pieces.map((piece, at) => (isEnding(at) ? "doubt" : neighbourOf(piece)));
  return pieces.map(({ spelled, ...one }, at): Said => {
    const { type, text } = one;
    const piece = { ...one, value: 0 };
    if (type === "number" || spelled !== undefined) {
      const value = spelled ?? readQuantity(text);
      const { role, kind: place } = numberAt(pieces, neighbours, at);
      const kind = value > 0 && value <= maxBare ? place : `${place}.large`;
      const chosen = choices("number", kind);
      return { ...piece, value, kind, role: chosen ?? role, isChosen: chosen === "quantity" };
    }
    if (one.type === "code") {
      const kind = one.code.code;
      // „DN50” and „fi60” are sizes.
      const isSize = !one.code.item && words.hintsOf(text.replace(/(?<!\d)\d+$/, "")).includes("label");
      return { ...piece, kind, role: choices("code", kind) ?? (isSize ? "text" : "code") };
    }
    // The key has the next word too, so that an answer about „bez korka” does not apply to another „bez”.
    const kind = foldPolish(`${text} ${pieces[at + 1]?.text ?? ""}`).trim();
    const said = type === "name" ? undefined : neighbours[at];
    const chosen = choices("doubt", kind);
    const isAsked =
      said === "pack" ||
      (said === "doubt" && (pieces[at - 1]?.text !== "/" || isEnding(at))) ||
      (said === "ask" && one.isGlued && pieces[at - 1]?.type === "code");
    const role = isAsked
      ? (chosen ?? "doubt")
      : said === "unit" || said === "times" || said === "each"
        ? said
        : "text";
    const isNamed = one.hints.length > 0 || words.columnRoles(text).length > 0 || isKnown(text);
    return { ...piece, kind, role, isUnknown: type === "word" && role === "text" && !chosen && !isNamed };
  });
}

/**
 * Returns whether a code has an ending, or is that of a product with such a finish. @param isOne whether the row has
 * only one ending
 */
function hasEnding({ code, item }: Code, ending: string, isOne: boolean): boolean {
  const finishes = isOne && item && "product" in item && !item.finish ? item.product.finishes : [];
  return [{ code }, ...finishes].some((one) => one.code.endsWith(`-${ending}`));
}

type ReadPiece = TextPiece & { spelled: number | undefined; hints: readonly Hint[] };

function neighbourOf({ type, text, spelled, hints }: ReadPiece): Neighbour | undefined {
  // „#N/D!” is an error of a spreadsheet.
  if (type === "sign") return /^\p{Pd}$/u.test(text) ? "dash" : /^#./.test(text) ? "doubt" : signs[text];
  if (type !== "word") return type === "name" ? "word" : type;
  if (/^[xх]$/i.test(text)) return "times";
  if (spelled !== undefined) return "number";
  return hints.find((hint) => !rowHints.includes(hint)) ?? "word";
}

function numberAt(
  pieces: readonly TextPiece[],
  neighbours: readonly (Neighbour | undefined)[],
  at: number,
): { role: PieceRole; kind: string } {
  const text = pieces[at]?.text ?? "";
  const isGlued = {
    before: Boolean(pieces[at]?.isGlued && neighbours[at - 1]),
    behind: Boolean(pieces[at + 1]?.isGlued && neighbours[at + 1]),
  };
  const next = (step: 1 | -1, glued: boolean): Neighbour => {
    let place = at + step;
    while (!glued && light.includes(neighbours[place]) && pieces[place]) place += step;
    const found = neighbours[place] ?? "edge";
    // „2 szt. 498,00”: a unit is that of one number.
    return step < 0 && found === "unit" && neighbours[place - 1] === "number" ? "edge" : found;
  };
  const before = next(-1, isGlued.before);
  const behind = next(1, isGlued.behind);
  const kind = `${before}.${behind}`;
  const isPosition =
    isGlued.behind &&
    (behind === "close"
      ? !neighbours.slice(0, at).includes("open") && at + 2 < pieces.length
      : behind === "dot" && at === 0);
  if (isPosition) return { role: "position", kind };
  if (/[x×]/.test(text)) return { role: isSize(pieces, neighbours, at) ? "detail" : "doubt", kind };
  // „LR-910/920/930/940” are codes.
  if (isOther(text) && before !== "slash") return { role: "detail", kind };
  if (/[/-]/.test(text)) return { role: "doubt", kind };
  const isPrice = /[.,]\d\d$/.test(text);
  if (isPrice && !["unit", "measure", "percent"].includes(behind) && !["times", "label"].includes(before))
    return { role: "price", kind };
  const found = meanings.find(
    (one) =>
      (one.before?.includes(before) && (!one.isGlued || isGlued.before)) ||
      (one.behind?.includes(behind) && (!one.isGlued || isGlued.behind)),
  );
  return { role: found?.role ?? "bare", kind };
}

/** „560x380” is a size in a row with a quantity; „50x249” alone may be a quantity and a price. */
function isSize(pieces: readonly TextPiece[], neighbours: readonly (Neighbour | undefined)[], at: number) {
  const isQuantity = ({ text }: TextPiece, place: number) =>
    readQuantity(text) > 0 && ["quantity", "bare"].includes(numberAt(pieces, neighbours, place).role);
  return /[cm]m$|[x×].*[x×]/i.test(pieces[at]?.text ?? "") || pieces.some(isQuantity);
}

/** Maximum number that is a quantity although no unit says so: larger ones are as often prices. */
export const maxBare = 99;

/** Returns whether a number is a date, a time, a telephone number or that of a document. */
function isOther(text: string): boolean {
  return /:|\d{5}|[/-]\d{4}|\d{4}[/-]|[.,/-]\d+[.,/-]/.test(text);
}
