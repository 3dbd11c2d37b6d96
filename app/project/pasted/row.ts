import type { ListedItem } from "../list/listed-item";
import type { PlacedLine } from "../list/project-list";
import type { Code, CodePiece } from "./pieces";
import { isThousand, maxBare, type Said, unclearPrice } from "./roles";

/** The quantity that a row says of a code: a number, nothing (`null`), or something that is not clear (0). */
type Quantity = number | null;

/** Lines of a row; a quantity of `null` is one piece if nothing in the whole text says otherwise. */
export type ReadLine = Omit<PlacedLine, "quantity"> & { quantity: Quantity };

type SaidCode = Said & CodePiece;
const isCode = (piece: Said): piece is SaidCode => piece.type === "code" && piece.role === "code";
const isNumber = ({ role }: Said) => role === "quantity" || role === "bare";

/**
 * Returns the lines of a row. Codes of the same finish are one line. What is said about a quantity and was not used is
 * asked about.
 */
export function linesOfRow(pieces: readonly Said[]): ReadLine[] {
  const parts = partsAt(pieces, ";");
  if (parts.length > 1 && parts.every((part) => part.some(isCode)))
    return parts.flatMap((part) => linesOfRow(part));
  const { codes, gaps } = parted(pieces);
  const quantities = quantitiesOf(pieces, codes, gaps);
  return codes.flatMap(({ code }, at): ReadLine[] => {
    const quantity = quantities[at] ?? null;
    return (
      code.lines?.map((line) => (quantity === null ? line : { ...line, quantity })) ?? [
        { code: code.code, quantity },
      ]
    );
  });
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
  if (pieces.some(({ role, type }) => role === "doubt" && type !== "number")) return asked;
  if (codes.length === 1) return [quantityIn(pieces)];
  if (pieces.some(({ role }) => role === "doubt")) return asked;
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

/** Returns the only quantity in a row with one code. */
export function quantityIn(pieces: readonly Said[]): Quantity {
  const settled = settledQuantity(pieces);
  if (settled) return settled;
  const marked = pieces.filter(({ role }) => role === "quantity");
  const bare = pieces.filter(({ role }) => role === "bare");
  if (marked.length > 0) {
    const isMore = pieces.some(
      ({ role, value }, at) =>
        role === "doubt" ||
        (role === "bare" && isFew(value)) ||
        (role === "times" && [at - 1, at + 1].every((place) => marked.some((one) => one === pieces[place]))),
    );
    return isMore ? 0 : only(marked);
  }
  // „x” without a number is no bullet, as „*” may be.
  if (pieces.some(({ role, type }) => ["doubt", "each", "unit", type === "word" && "times"].includes(role)))
    return 0;
  const [first, ...others] = bare;
  if (!first) return pieces.some(({ kind }) => kind === unclearPrice) ? 0 : null;
  // „4 (cztery)” is said twice; „3 łazienki” is a number of rooms.
  if (others.some(({ value, type }) => value !== first.value || type === first.type)) return 0;
  const isOfRooms = pieces[pieces.indexOf(first) + 1]?.hints.includes("room");
  const isLarge = first.type === "number" && first.value > maxBare;
  return isAtEdge(pieces, first) && !isLarge && !isOfRooms ? first.value : 0;
}

/** A number among words is as often the number of something else; a large one without a unit, a price. */
function isAtEdge(pieces: readonly Said[], number: Said): boolean {
  const spoken = pieces.filter(
    ({ type, role }) => type !== "sign" && role !== "price" && role !== "position" && role !== "discount",
  );
  const at = spoken.indexOf(number);
  return [spoken[at - 1], spoken[at + 1]].some((next) => !next || next.role === "code");
}

function only(numbers: readonly Said[]): number {
  const [first, ...others] = numbers.map(({ value }) => value);
  return others.every((value) => value === first) ? (first ?? 0) : 0;
}

const isFew = (value: number) => value > 0 && value <= 20;

/** Maximum count of numbers in a row whose products are looked for. */
const maxNumbers = 7;

/** Returns the quantity that all numbers of a row prove: quantity × price = value. */
function settledQuantity(pieces: readonly Said[]): number | undefined {
  const numbers = pieces.filter(
    ({ type, role }) => type === "number" && ["quantity", "bare", "price", "doubt"].includes(role),
  );
  if (numbers.length < 3 || numbers.length > maxNumbers) return undefined;
  const found = new Set(
    readings(numbers).flatMap((values) => {
      if (values.length !== 3) return [];
      return values.flatMap(({ text, amount }, at) => {
        const [one, other] = values.filter((_, place) => place !== at);
        const isWhole = /^\d{1,3}$/.test(text) && amount > 0;
        const [price, total] = [one?.amount ?? 0, other?.amount ?? 0].sort((low, high) => low - high);
        const isProduct = Math.abs(amount * (price ?? 0) - (total ?? 0)) < 0.005;
        return isWhole &&
          isProduct &&
          /[.,]\d\d$/.test(one?.text ?? "") &&
          /[.,]\d\d$/.test(other?.text ?? "")
          ? [amount]
          : [];
      });
    }),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

type Amount = { text: string; amount: number };

/** Returns all ways to read numbers whose thousands may be apart: `1 249,00` is one number or two. */
function readings([first, ...others]: readonly Said[]): Amount[][] {
  if (!first) return [[]];
  const alone = readings(others).map((rest) => [amountOf(first.text), ...rest]);
  const [next, ...behind] = others;
  if (!next || !isThousand([first, next], 0)) return alone;
  const joined = { ...next, start: first.start, text: `${first.text}${next.text}` };
  return [...alone, ...readings(behind).map((rest) => [amountOf(joined.text), ...rest])];
}

function amountOf(text: string): Amount {
  return { text, amount: Number(text.replace(/[.,](?=\d{3})/g, "").replace(",", ".")) };
}

export const isFinish = (item: ListedItem | null) =>
  item !== null && "finish" in item && item.finish !== null;

/** Returns whether two codes mean the same finish, or a finish and its product. */
export function meansSame(one: Code, other: Code): boolean {
  if (one.code === other.code) return true;
  if (!one.item || !other.item || "sparePart" in one.item || "sparePart" in other.item) return false;
  return one.item.product === other.item.product && !(one.item.finish && other.item.finish);
}
