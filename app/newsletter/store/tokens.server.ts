import { createHash } from "node:crypto";
import { keyed } from "~/platform/secret.server";

/** Days for which a confirmation link works (behaviour 18.12). */
export const confirmationDays = 7;

export type TokenPurpose = "potwierdz" | "wypisz";

/** 256 bits in base64url. */
const tokenLength = 43;

/**
 * The token of a link: 256 bits that only the holder of the secret can compute, so that no token needs to be stored
 * for a mail that is sent later (behaviour 18.12). `id` is the mail's (to confirm) or the subscription's (to withdraw).
 */
export function makeToken(purpose: TokenPurpose, id: string): string {
  return keyed(purpose, id).toString("base64url");
}

/** A token's hash, as stored. The purpose is hashed too: a token of one never works for the other. */
export function hashToken(purpose: TokenPurpose, token: string): string {
  return createHash("sha256").update(`${purpose}\0${token}`).digest("base64url");
}

/** False for what cannot be a token at all: saves a query. */
export function looksLikeToken(text: string): boolean {
  return text.length === tokenLength && /^[\w-]+$/.test(text);
}
