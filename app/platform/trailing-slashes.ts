/** A path or base URL without the slashes at its end. An expression tries a run of n of them n² times. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}
