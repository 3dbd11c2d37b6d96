import type { ListedItem } from "../list/listed-item";
import type { PlacedLine } from "../list/project-list";
import type { Hint } from "./order-words.server";
import type { Code, CodePiece } from "./pieces";
import { maxBare, type PieceRole, type Said, unclearPrice } from "./roles";

/** The quantity that a row says of a code: a number, nothing (`null`), or something that is not clear (0). */
type Quantity = number | null;

/** Lines of a row; a quantity of `null` is one piece if nothing in the whole text says otherwise. */
export type ReadLine = Omit<PlacedLine, "quantity"> & { quantity: Quantity };

type SaidCode = Said & CodePiece;
export const isCode = (piece: Said): piece is SaidCode => piece.type === "code" && piece.role === "code";
const isNumber = ({ role }: Said) => role === "quantity" || role === "bare";

/**
 * Returns the lines of a row. Codes of the same finish are one line. What is said about a quantity and was not used is
 * asked about. Where a room is named before the codes, the lines are in it; behind a code, it is the line's note.
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

const used: readonly PieceRole[] = [
  "quantity",
  "bare",
  "unit",
  "times",
  "each",
  "price",
  "discount",
  "position",
];

/** Returns the words of a row that name a room, up to what is used otherwise; „3 łazienki” is a number of rooms. */
function placeIn(gap: readonly Said[] = []): string {
  const isUsed = ({ type, role }: Said) => type === "name" || used.includes(role);
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

/** Splits a row at its codes; adjacent codes that mean the same are one. */
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
  if (pieces.some(({ role }) => role === "doubt") || hasUnknown(pieces)) return asked;
  // „LR-910-CH do LR-930-CH” means those between, too.
  if (gaps.slice(1, -1).some(isRange)) return asked;
  const numbers = gaps.map((gap) => gap.filter(isNumber));
  const all = numbers.flat();
  if (pieces.some(({ role }) => role === "each"))
    return all.length === 1 ? codes.map(() => all[0]?.value ?? 0) : asked;
  // A slash between two numbers is a choice, unless something is said of each.
  if (gaps.slice(1, -1).some(([piece, ...more]) => piece?.text === "/" && more.length === 0)) return asked;
  if (all.length === 0) return codes.map(() => (pieces.some(({ role }) => role === "unit") ? 0 : null));
  const isBefore = numbers[0]?.length !== 0;
  const isBehind = numbers.at(-1)?.length !== 0;
  const places = isBefore ? numbers.slice(0, -1) : numbers.slice(1);
  const isWhole = places.every((found) => found.length > 0);
  return places.map((found, at) => {
    const gap = gaps[isBefore ? at : at + 1] ?? [];
    const [number] = found;
    if (!number || (isBefore && isBehind)) return 0;
    // Beside a comma, a number may be that of the code beyond it, which has none.
    const between = isBefore ? gap.slice(gap.indexOf(number)) : gap.slice(0, gap.indexOf(number));
    return isWhole || !between.some(({ text }) => text === ",") ? only(found) : 0;
  });
}

const isRange = (gap: readonly Said[]) =>
  (gap.length === 1 && gap[0]?.hints.includes("range")) ||
  /^(?:\p{Pd}|…|\.\.+)$/u.test(
    gap
      .map(({ text }) => text)
      .join("")
      .replace(/^,|,$/g, ""),
  );

/** Hints of words behind which a number is as often theirs. */
const namedByNumber: readonly Hint[] = ["room", "floor", "plain", "range"];

/** Returns the only quantity in a row with one code. */
export function quantityIn(pieces: readonly Said[]): Quantity {
  const marked = pieces.filter(({ role }) => role === "quantity");
  const bare = pieces.filter(({ role }) => role === "bare");
  if (marked.length > 0) {
    const isMore = pieces.some(
      ({ role, value }, at) =>
        role === "doubt" ||
        (role === "bare" && isFew(value)) ||
        (role === "times" && isStrayTimes(pieces, at)),
    );
    return isMore ? 0 : only(marked);
  }
  // „x” without a number is no bullet, as „*” may be.
  const isAsked = pieces.some(({ role, type }) =>
    ["doubt", "each", "unit", type === "word" && "times"].includes(role),
  );
  if (isAsked || hasUnknown(pieces)) return 0;
  const [first, ...others] = bare;
  if (!first) return pieces.some(({ kind }) => kind === unclearPrice) ? 0 : null;
  // „4 (cztery)” is said twice; „3 łazienki” is a number of rooms.
  if (others.some(({ value, type }) => value !== first.value || type === first.type)) return 0;
  const isOfRooms = pieces[pieces.indexOf(first) + 1]?.hints.includes("room");
  // „blok 3”, „kod 12” and „na jutro 8” are no pieces.
  const isOfWord = pieces[pieces.indexOf(first) - 1]?.hints.some((hint) => namedByNumber.includes(hint));
  const isLarge = first.type === "number" && first.value > maxBare;
  return isAtEdge(pieces, first) && !isLarge && !isOfRooms && !isOfWord ? first.value : 0;
}

/** „x” between two quantities, or the word beside no number, says of none how many there are. */
function isStrayTimes(pieces: readonly Said[], at: number): boolean {
  const beside = [pieces[at - 1], pieces[at + 1]];
  const isNumber = (piece?: Said) => piece && (piece.type === "number" || piece.value > 0);
  return (
    beside.every((piece) => piece?.role === "quantity") ||
    (pieces[at]?.type === "word" && !beside.some(isNumber))
  );
}

/** A number among words is as often the number of something else; a large one without a unit, a price. */
function isAtEdge(pieces: readonly Said[], number: Said): boolean {
  const spoken = pieces.filter(
    ({ type, role }) => type !== "sign" && role !== "price" && role !== "position" && role !== "discount",
  );
  const at = spoken.indexOf(number);
  return [spoken[at - 1], spoken[at + 1]].some((next) => !next || next.role === "code");
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

function only(numbers: readonly Said[]): number {
  // „4 szt. (cztery)” is said twice, „1 szt. do WC, 1 szt. do łazienki” is added up.
  const [first, ...others] = numbers;
  return first && others.every(({ value, type }) => value === first.value && type !== first.type)
    ? first.value
    : 0;
}

const isFew = (value: number) => value > 0 && value <= 20;

export const isFinish = (item: ListedItem | null) =>
  item !== null && "finish" in item && item.finish !== null;

/** Returns whether two codes mean the same finish, or a finish and its product. */
export function meansSame(one: Code, other: Code): boolean {
  if (one.code === other.code) return true;
  if (!one.item || !other.item || "sparePart" in one.item || "sparePart" in other.item) return false;
  return one.item.product === other.item.product && !(one.item.finish && other.item.finish);
}
