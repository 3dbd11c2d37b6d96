/** Pages whose URL carries a token: never cached (behaviour 18.15). */
export const tokenPaths: readonly string[] = ["/newsletter/potwierdz", "/newsletter/wypisz"];

/** Whether the router shows a page with a token at this path: it decodes paths and ignores their case. */
export function isTokenPath(path: string): boolean {
  return tokenPaths.includes(decodeURI(path).toLowerCase());
}

/** The only URLs that accept POST (behaviour 21.3). */
export const formPaths: ReadonlySet<string> = new Set([
  "/newsletter",
  "/projekt",
  "/projekt/zapytanie",
  ...tokenPaths,
]);

/** Twice the longest list as a table; a message that is much too long, so that its form can say so and keep it. */
const largeForms = new Map([
  ["/projekt", 64 * 1_024],
  ["/projekt/zapytanie", 256 * 1_024],
]);

/** How large the form of a path may be, in bytes (behaviour 21.4): else many times the newsletter's. */
export function maxBodyBytes(path: string): number {
  return largeForms.get(path) ?? 16 * 1_024;
}

/** Accepts a mail program's one-click POST from any origin (RFC 8058, behaviour 18.14): its token alone decides. */
export const oneClickPath = "/newsletter/wypisz";
