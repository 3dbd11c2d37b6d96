import { createHash } from "node:crypto";
import { getEnv } from "lib/platform/env.server";
import { keyed } from "lib/platform/secret.server";

/** Validity of a confirmation link, in days (behaviour 18.12). */
export const confirmationDays = 7;

export type TokenPurpose = "potwierdz" | "wypisz";

/** Length of a token in characters: 256 bits in base64url. */
const tokenLength = 43;

/**
 * Returns the token of a link: 256 bits that only a holder of the site's secret can compute. The token can be computed
 * again when its email is sent, so it need not be stored (behaviour 18.12).
 * @param id id of the email for a confirmation link, or of the subscription for an unsubscribe link
 */
export function makeToken(purpose: TokenPurpose, id: string): string {
  return keyed(purpose, id).toString("base64url");
}

/**
 * Returns the absolute URL of a link with a token.
 * @param id as for {@link makeToken}
 */
export function tokenLink(purpose: TokenPurpose, id: string): string {
  return `${getEnv().SITE_URL}/newsletter/${purpose}?token=${makeToken(purpose, id)}`;
}

/**
 * Returns the hash that is stored instead of a token. The hash covers the purpose, so that a token is valid for only
 * one purpose.
 */
export function hashToken(purpose: TokenPurpose, token: string): string {
  return createHash("sha256").update(`${purpose}\0${token}`).digest("base64url");
}

/** Returns false for text that cannot be a token, which saves a database query. */
export function looksLikeToken(text: string): boolean {
  return text.length === tokenLength && /^[\w-]+$/.test(text);
}
