/** A bit set of indexes into a list. 100,000 products need 12.5 kB; one bitwise operation intersects 32 entries. */
export type Bits = Uint32Array;

/** Creates a bit set of the given list indexes. @param size length of the list */
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

/** Returns the intersection of all sets, without changing them. */
export function intersection(first: Bits, others: readonly Bits[]): Bits {
  const common = first.slice();
  for (const bits of others)
    for (let word = 0; word < common.length; word++) common[word] = (common[word] ?? 0) & (bits[word] ?? 0);
  return common;
}

/** Returns the union of the sets, without changing them. @param size length of the list */
export function union(size: number, sets: readonly Bits[]): Bits {
  const all = bitsOf(size);
  for (const bits of sets)
    for (let word = 0; word < all.length; word++) all[word] = (all[word] ?? 0) | (bits[word] ?? 0);
  return all;
}

/** Returns the size of the intersection of two sets. */
export function countCommon(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) count += ones((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** Population count of 32 bits, in parallel: pairs, then nibbles, then bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
