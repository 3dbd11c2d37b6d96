import type { ListedItem } from "../list/listed-item";
import type { PlacedLine } from "../list/project-list";
import type { CodeToken, NumberToken, Token } from "./words";

/** The quantity in a row: a number, none (`null`), or an unclear one (0). */
type Quantity = number | null;

const isCode = (token: Token): token is CodeToken => token.kind === "code";
const isCount = (token: Token): token is NumberToken =>
  token.kind === "marked" || token.kind === "plain" || token.kind === "sum";

/** Returns the lines of a row of text. Codes of the same finish are one line. A code without a number is one piece. */
export function linesInText(tokens: readonly Token[]): PlacedLine[] {
  const { codes, gaps } = parted(tokens);
  const [code, ...others] = codes;
  if (!code) return [];
  const quantities = others.length === 0 ? [quantityIn(tokens)] : quantitiesBetween(gaps);
  const counted = codes.map((one, at) => ({
    one,
    quantity: isDoubtful(tokens, quantities[at] ?? null, codes.length) ? 0 : (quantities[at] ?? null),
  }));
  return counted.flatMap(({ one, quantity }, at) => {
    const isNamed = counted.some(
      (other, place) => meansSame(other.one, one) && (place < at || other.quantity !== null),
    );
    if (quantity === null && others.length > 0 && isNamed) return [];
    return (
      one.lines?.map((line) => (quantity === null ? line : { ...line, quantity })) ?? [
        { code: one.code, quantity: quantity ?? 1 },
      ]
    );
  });
}

/**
 * Returns whether a row says something about quantities that is not read. One piece is only what stands alone: a unit
 * or a number that was used for nothing is asked about, and so is all that is ordered beside „bez” or „zamiast”.
 */
function isDoubtful(tokens: readonly Token[], quantity: Quantity, codes: number): boolean {
  const doubts = tokens.flatMap((token) => (token.kind === "doubt" ? token.of : []));
  if (doubts.includes("order") || (doubts.includes("each") && codes > 1)) return true;
  return (
    quantity === null &&
    (doubts.includes("number") || (codes === 1 && tokens.some(({ kind }) => kind === "unit")))
  );
}

/** Returns the only quantity among the numbers of a row with one code. */
export function quantityIn(tokens: readonly Token[]): Quantity {
  const isAtEdge = ({ kind }: Token) => kind === "code" || kind === "unit";
  const edges = tokens.filter(
    (_, at) =>
      at === 0 ||
      at === tokens.length - 1 ||
      [tokens[at - 1], tokens[at + 1]].some((next) => next && isAtEdge(next)),
  );
  const counts = tokens.filter(isCount);
  const marked = counts.filter(({ kind }) => kind === "marked");
  const plain = counts.filter(({ kind }) => kind === "plain");
  if (marked.length > 0) return only(marked);
  // A number among words is as often the number of something else.
  if (plain.length === 1 && !plain.some((one) => edges.includes(one) || isLastCount(tokens, one))) return 0;
  if (plain.length > 0) return countBesidePrice(plain) ?? only(plain);
  return counts.length > 0 ? 0 : null;
}

const isLastCount = (tokens: readonly Token[], count: Token) =>
  tokens.slice(tokens.indexOf(count) + 1).every(({ kind }) => kind === "money" || kind === "sum");

function only(counts: readonly NumberToken[]): number {
  const [first, ...others] = counts.map(({ value }) => value);
  return others.every((value) => value === first) ? (first ?? 0) : 0;
}

/** Distinguishes a few pieces from a price in whole zlotys: 2 from 899. */
export const isFew = (value: number) => value > 0 && value <= 20;
export const isPrice = (value: number) => value >= 100;

function countBesidePrice(counts: readonly NumberToken[]): number | undefined {
  const few = counts.filter(({ value }) => isFew(value));
  const prices = counts.filter(({ value }) => isPrice(value));
  return few.length === 1 && prices.length === 1 && counts.length === 2 ? few[0]?.value : undefined;
}

/** Returns the quantities of several codes in one row, which are either all before their codes or all after them. */
function quantitiesBetween(gaps: readonly Token[][]): Quantity[] {
  const counted = gaps.map((gap) => gap.filter(isCount));
  const isBefore = counted[0]?.length !== 0;
  const isBehind = counted.at(-1)?.length !== 0;
  const places = isBefore ? counted.slice(0, -1) : counted.slice(1);
  return places.map((counts) => (isBefore && isBehind ? 0 : counts.length === 0 ? null : only(counts)));
}

/** Splits a row at its codes; adjacent codes that mean the same are one. */
function parted(tokens: readonly Token[]): { codes: CodeToken[]; gaps: Token[][] } {
  const codes: CodeToken[] = [];
  const gaps: Token[][] = [[]];
  const hasKnown = tokens.some((token) => isCode(token) && token.item);
  for (const token of tokens) {
    const last = codes.at(-1);
    if (!isCode(token)) gaps.at(-1)?.push(token);
    else if (last && meansSame(last, token) && !gaps.at(-1)?.some(isCount)) {
      if (isFinish(token.item)) codes.splice(-1, 1, token);
      // Beside one of our codes, the number of another catalogue is a comment.
    } else if (token.item || !hasKnown || /[A-Z]/.test(token.code)) {
      codes.push(token);
      gaps.push([]);
    }
  }
  return { codes, gaps };
}

export const isFinish = (item: ListedItem | null) =>
  item !== null && "finish" in item && item.finish !== null;

/** Returns whether two codes mean the same finish, or a finish and its product. */
export function meansSame(one: CodeToken, other: CodeToken): boolean {
  if (one.code === other.code) return true;
  if (!one.item || !other.item || "sparePart" in one.item || "sparePart" in other.item) return false;
  return one.item.product === other.item.product && !(one.item.finish && other.item.finish);
}
