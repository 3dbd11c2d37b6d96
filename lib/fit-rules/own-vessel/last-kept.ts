/** Returns the whole number nearest to `lost` at which something is kept that is kept at `kept` and not at `lost`. */
export function lastKept(kept: number, lost: number, isKeptAt: (value: number) => boolean): number {
  let [good, bad] = [kept, lost];
  while (Math.abs(bad - good) > 1) {
    const middle = Math.round((good + bad) / 2);
    if (isKeptAt(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
