/**
 * Decodes the element id in a URL fragment. Returns `null` if its encoding is invalid (`#100%`).
 * @param hash including `#`
 */
export function idOfFragment(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}
