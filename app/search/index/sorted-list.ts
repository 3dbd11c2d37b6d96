/**
 * Binary search in an ascending list.
 * @returns the index of the first entry that is at least `value`; the list's length if all entries are less
 */
export function firstAtLeast<Value extends number | string>(
  ascending: ArrayLike<Value>,
  value: Value,
): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as Value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
