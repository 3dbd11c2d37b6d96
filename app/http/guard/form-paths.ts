import * as paths from "~/paths";

/** Pages whose URL carries a token: never cached (behaviour 18.15). */
export const tokenPaths: readonly string[] = [paths.confirmSubscription, paths.unsubscribe];

/** Whether the router shows a page with a token at this path: it decodes paths and ignores their case. */
export function isTokenPath(path: string): boolean {
  return tokenPaths.includes(decodeURI(path).toLowerCase());
}

/** The only URLs that accept POST (behaviour 21.3). */
export const formPaths: ReadonlySet<string> = new Set([
  paths.newsletter,
  paths.project,
  paths.enquiry,
  ...tokenPaths,
]);

/**
 * Twice the longest list as a table; for an enquiry, room for a message far over its limit, so that the form can
 * report the error and keep the text.
 */
const largeForms = new Map([
  [paths.project, 64 * 1_024],
  [paths.enquiry, 256 * 1_024],
]);

/** Maximum body size of a form by path, in bytes (behaviour 21.4). */
export function maxBodyBytes(path: string): number {
  return largeForms.get(path) ?? 16 * 1_024;
}

/** Accepts a mail program's one-click POST from any origin (RFC 8058, behaviour 18.14): its token alone decides. */
export const oneClickPath = paths.unsubscribe;
