/** Removes slashes from the end of a path or base URL. Uses no regular expression, which could take quadratic time. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}
