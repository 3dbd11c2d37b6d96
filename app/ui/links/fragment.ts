/** The id that a fragment names; `null` for one that is not encoded as it should be (`#100%`). @param hash with its `#` */
export function idOfFragment(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}
