import * as paths from "~/paths";

/** Paths of pages whose URL contains a token. These pages are never cached (behaviour 18.15). */
export const tokenPaths: readonly string[] = [paths.confirmSubscription, paths.unsubscribe];

/** Tells whether a path is one of {@link tokenPaths}. Like the router, decodes the path and ignores case. */
export function isTokenPath(path: string): boolean {
  return tokenPaths.includes(decodeURI(path).toLowerCase());
}

/** The only paths that accept POST (behaviour 21.3). */
export const formPaths: ReadonlySet<string> = new Set([
  paths.newsletter,
  paths.project,
  paths.enquiry,
  ...tokenPaths,
]);

/** Forms that accept a long text and say what part of it was not read: thousands of pasted rows, an overlong message. */
const largeForms: ReadonlySet<string> = new Set([paths.project, paths.enquiry]);

/** Returns the maximum body size of the form at a path, in bytes (behaviour 21.4). */
export function maxBodyBytes(path: string): number {
  return (largeForms.has(path) ? 256 : 16) * 1_024;
}

/**
 * Path that accepts a mail program's one-click POST (RFC 8058, behaviour 18.14). The POST may come from any origin,
 * because only the token in its URL is checked.
 */
export const oneClickPath = paths.unsubscribe;
