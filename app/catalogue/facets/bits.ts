/** A set of places (indexes) in a list, one bit each: 100,000 products take 12.5 kB, and 32 intersect at a step. */
export type Bits = Uint32Array;

/** @param size number of places */
export function bitsOf(size: number, places: Iterable<number> = []): Bits {
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (const place of places) add(bits, place);
  return bits;
}

export function add(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function has(bits: Bits, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

/** Places that are in every set. */
export function intersection(first: Bits, others: readonly Bits[]): Bits {
  const common = first.slice();
  for (const bits of others)
    for (let word = 0; word < common.length; word++) common[word] = (common[word] ?? 0) & (bits[word] ?? 0);
  return common;
}

/** Places that are in at least one of the sets. */
export function union(size: number, sets: readonly Bits[]): Bits {
  const all = bitsOf(size);
  for (const bits of sets)
    for (let word = 0; word < all.length; word++) all[word] = (all[word] ?? 0) | (bits[word] ?? 0);
  return all;
}

/** Number of places that both sets have. */
export function countCommon(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) count += ones((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** Number of ones in 32 bits: pairs, then nibbles, then bytes are added side by side. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
