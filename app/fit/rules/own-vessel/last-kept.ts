/**
 * Returns the whole number nearest to `lost` for which `isKeptAt` is true. It is true for `kept` and false for `lost`.
 */
export function lastKept(kept: number, lost: number, isKeptAt: (value: number) => boolean): number {
  let [good, bad] = [kept, lost];
  while (Math.abs(bad - good) > 1) {
    const middle = Math.round((good + bad) / 2);
    if (isKeptAt(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
