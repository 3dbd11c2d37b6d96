import type { ListedItem } from "../list/listed-item";
import type { PlacedLine } from "../list/project-list";
import type { Code, CodePiece } from "./pieces";
import { maxBare, type PieceRole, type Said } from "./roles";

/** The quantity that a row says of a code: a number, nothing (`null`), or something that is not clear (0). */
type Quantity = number | null;

/** Lines of a row; a quantity of `null` is one piece if nothing in the whole text says otherwise. */
export type ReadLine = Omit<PlacedLine, "quantity"> & { quantity: Quantity };

type SaidCode = Said & CodePiece;
export const isCode = (piece: Said): piece is SaidCode => piece.type === "code" && piece.role === "code";
/** Returns whether a piece is a quantity, or a number that may be one. */
export const isNumber = ({ role }: Said) => role === "quantity" || role === "bare";

/**
 * Returns the lines of a row. Codes of the same finish are one line. If something about a quantity was not used, the
 * visitor is asked. Where a room is named before the codes, the lines are in it; behind a code, it is the line's note.
 */
export function linesOfRow(row: readonly Said[]): ReadLine[] {
  const parts = partsAt(row, ";");
  if (parts.length > 1 && parts.every((part) => part.some(isCode)))
    return parts.flatMap((part) => linesOfRow(part));
  const pieces = row.some(({ isChosen }) => isChosen) ? row.map(onlyChosen) : row;
  const { codes, gaps } = parted(pieces);
  const quantities = quantitiesOf(pieces, codes, gaps);
  const room = placeIn(gaps[0]);
  return codes.flatMap(({ code }, at): ReadLine[] => {
    const quantity = quantities[at] ?? null;
    const note = placeIn(gaps[at + 1]);
    return (
      code.lines?.map((line) => (quantity === null ? line : { ...line, quantity })) ?? [
        { code: code.code, quantity, ...(room && { room }), ...(note && { note }) },
      ]
    );
  });
}

/** Once the visitor has pointed out a quantity, no other number and no word is a question. */
function onlyChosen(piece: Said): Said {
  const isAsked = ["quantity", "bare", "doubt", "unit", "times"].includes(piece.role);
  return isAsked && !piece.isChosen ? { ...piece, role: "detail" } : { ...piece, isUnknown: false };
}

const unused: readonly PieceRole[] = ["text", "detail", "doubt"];

/** Returns the words of a row that name a room, up to what is used otherwise; „3 łazienki” is a number of rooms. */
function placeIn(gap: readonly Said[] = []): string {
  const isUsed = ({ type, role }: Said) => type === "name" || !unused.includes(role);
  const at = gap.findIndex(
    ({ hints }, place) => hints.includes("room") && !(place > 0 && isUsed(gap[place - 1] as Said)),
  );
  if (at < 0) return "";
  const start = gap.findLastIndex((piece, place) => place < at && isUsed(piece)) + 1;
  const end = gap.findIndex((piece, place) => place > at && isUsed(piece));
  return gap
    .slice(start, end < 0 ? gap.length : end)
    .map(({ text, isGlued }) => `${isGlued ? "" : " "}${text}`)
    .join("")
    .replace(/^[^\p{L}\p{N}]+|(?<![\s:,;.–—-])[\s:,;.–—-]+$/gu, "")
    .replace(/^([^(]*)\)$/, "$1");
}

function partsAt(pieces: readonly Said[], sign: string): Said[][] {
  const parts: Said[][] = [[]];
  for (const piece of pieces) {
    if (piece.text === sign) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts.filter((part) => part.length > 0);
}

/** Splits a row at its codes; adjacent codes that mean the same count as one. */
function parted(pieces: readonly Said[]): { codes: SaidCode[]; gaps: Said[][] } {
  const codes: SaidCode[] = [];
  const gaps: Said[][] = [[]];
  const hasKnown = pieces.some((piece) => isCode(piece) && piece.code.item);
  for (const piece of pieces) {
    const last = codes.at(-1);
    if (!isCode(piece)) gaps.at(-1)?.push(piece);
    else if (last && meansSame(last.code, piece.code) && !gaps.at(-1)?.some(isNumber)) {
      if (isFinish(piece.code.item)) codes.splice(-1, 1, piece);
      // Beside one of our codes, the number of another catalogue is a comment.
    } else if (piece.code.item || !hasKnown || /[A-Z]/.test(piece.code.code)) {
      codes.push(piece);
      gaps.push([]);
    }
  }
  return { codes, gaps };
}

function quantitiesOf(
  pieces: readonly Said[],
  codes: readonly SaidCode[],
  gaps: readonly Said[][],
): Quantity[] {
  const asked = codes.map(() => 0);
  if (codes.length === 1) return [quantityIn(pieces)];
  const isMarked = pieces.some(({ role }) => role === "quantity");
  const isDoubtful = pieces.some(({ role }) => role === "doubt" || (role === "thousand" && !isMarked));
  if (isDoubtful || hasUnknown(pieces) || gaps.slice(1, -1).some(isRangeOrChoice)) return asked;
  const numbers = gaps.map((gap) => gap.filter(isNumber));
  const all = numbers.flat();
  if (pieces.some(({ role }) => role === "each")) return codes.map(() => only(all));
  if (all.length === 0) return codes.map(() => (pieces.some(({ role }) => role === "unit") ? 0 : null));
  const isBefore = numbers[0]?.length !== 0;
  const places = isBefore ? numbers.slice(0, -1) : numbers.slice(1);
  const isWhole = places.flat().length === all.length && places.every((found) => found.length > 0);
  return isWhole ? places.map(only) : asked;
}

/** „LR-910-CH do LR-930-CH” means those between, too; „LR-910-CH/LR-920-CH” is a choice. */
function isRangeOrChoice(gap: readonly Said[]): boolean {
  const between = gap.filter(({ text }) => text !== ",");
  return (
    between.length > 0 &&
    between.every(
      ({ type, text, hints }) => hints.includes("range") || (type === "sign" && !/[;+&()]/.test(text)),
    )
  );
}

/** Returns the only quantity in a row with one code. */
export function quantityIn(pieces: readonly Said[]): Quantity {
  const marked = pieces.filter(({ role }) => role === "quantity");
  const bare = pieces.filter(({ role }) => role === "bare");
  if (marked.length > 0) {
    const isMore = pieces.some(
      ({ role, value }, at) =>
        role === "doubt" || (role === "bare" && value > 0) || (role === "times" && isStrayTimes(pieces, at)),
    );
    return isMore ? 0 : only(marked);
  }
  // „x” without a number is no bullet, as „*” may be.
  const isAsked = pieces.some(({ role, type }) =>
    ["doubt", "thousand", "each", "unit", type === "word" && "times"].includes(role),
  );
  if (isAsked || hasUnknown(pieces)) return 0;
  const [first] = bare;
  if (!first) return null;
  return isAtEdge(pieces, first) ? only(bare) : 0;
}

/** Returns whether a word „x” stands beside no number, so that it cannot mean „times”. */
function isStrayTimes(pieces: readonly Said[], at: number): boolean {
  const isSaid = (piece?: Said) => piece && (piece.type === "number" || piece.value > 0);
  return pieces[at]?.type === "word" && !isSaid(pieces[at - 1]) && !isSaid(pieces[at + 1]);
}

/** Returns whether a number can still be a quantity beside this: a code, a name of ours, the same number in words. */
const isNothingElse = (piece: Said | undefined) =>
  piece?.type !== "word" ||
  piece.value > 0 ||
  (!piece.isUnknown && piece.hints.every((hint) => hint === "money"));

/** Among words a number is as often that of something else: „kod 12”, „3 łazienki”. */
function isAtEdge(pieces: readonly Said[], number: Said): boolean {
  const spoken = pieces.filter(
    ({ type, role }) => type !== "sign" && role !== "price" && role !== "position" && role !== "discount",
  );
  const at = spoken.indexOf(number);
  const [before, behind] = [spoken[at - 1], spoken[at + 1]];
  return (
    (before?.role === "code" || behind?.role === "code" || !before || !behind) &&
    [before, behind].every(isNothingElse)
  );
}

/** Returns whether an unknown word may be a unit, beside a number without one, or a number, beside a code alone. */
function hasUnknown(pieces: readonly Said[]): boolean {
  const spoken = pieces.filter(({ type, text }) => type !== "sign" || text === "," || text === ";");
  const isBare = ({ role }: Said) => role === "bare";
  const isBeside = (piece?: Said) =>
    piece !== undefined && (pieces.some(isBare) ? isBare(piece) : piece.role === "code");
  return (
    !pieces.some(({ role }) => role === "quantity") &&
    spoken.some(({ isUnknown }, at) => isUnknown && (isBeside(spoken[at - 1]) || isBeside(spoken[at + 1])))
  );
}

/** Returns the quantity that numbers say; 0 if they say several, or a large one without a unit, which may be a price. */
function only(numbers: readonly Said[]): number {
  // „4 szt. (cztery)” is said twice, „1 szt. do WC, 1 szt. do łazienki” is added up.
  const [first, ...others] = numbers;
  const isLarge = first?.role === "bare" && first.type === "number" && first.value > maxBare;
  return first && !isLarge && others.every(({ value, type }) => value === first.value && type !== first.type)
    ? first.value
    : 0;
}

export const isFinish = (item: ListedItem | null) =>
  item !== null && "finish" in item && item.finish !== null;

/** Returns whether two codes mean the same finish, or a finish and its product. */
export function meansSame(one: Code, other: Code): boolean {
  if (one.code === other.code) return true;
  if (!one.item || !other.item || "sparePart" in one.item || "sparePart" in other.item) return false;
  return one.item.product === other.item.product && !(one.item.finish && other.item.finish);
}
