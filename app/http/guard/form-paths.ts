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

/**
 * Body limits of the large forms, in bytes. A project form may be twice as large as the longest list. An enquiry may
 * contain an overlong message, so that the form can report the error without losing the text.
 */
const largeForms = new Map([
  [paths.project, 64 * 1_024],
  [paths.enquiry, 256 * 1_024],
]);

/** Returns the maximum body size of the form at a path, in bytes (behaviour 21.4). */
export function maxBodyBytes(path: string): number {
  return largeForms.get(path) ?? 16 * 1_024;
}

/**
 * Path that accepts a mail program's one-click POST (RFC 8058, behaviour 18.14). The POST may come from any origin,
 * because only the token in its URL is checked.
 */
export const oneClickPath = paths.unsubscribe;
