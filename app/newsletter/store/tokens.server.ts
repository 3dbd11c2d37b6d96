import { createHash } from "node:crypto";
import { keyed } from "~/platform/secret.server";

/** A confirmation link works this long, days. */
export const confirmationDays = 7;

export type TokenPurpose = "potwierdz" | "wypisz";

const tokenLength = 43;

/**
 * The token of a link: 256 bits that only the holder of the secret can compute, so that no token needs to be stored
 * for a mail that is sent later. `id` is the mail's (to confirm) or the subscription's (to withdraw).
 */
export function makeToken(purpose: TokenPurpose, id: string): string {
  return keyed(purpose, id).toString("base64url");
}

/** What is stored of a token. A token of one purpose never fits another. */
export function hashToken(purpose: TokenPurpose, token: string): string {
  return createHash("sha256").update(`${purpose}\0${token}`).digest("base64url");
}

/** False for what cannot be a token at all: saves the database a question. */
export function looksLikeToken(text: string): boolean {
  return text.length === tokenLength && /^[\w-]+$/.test(text);
}

/** The key under which a mailbox is known, also after its address is gone. */
export function hashAddress(mailboxKey: string): string {
  return keyed("address", mailboxKey).toString("base64url");
}
