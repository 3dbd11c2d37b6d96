import { keyed } from "lib/platform/secret.server";
import { mailboxKey } from "./mailbox-key";

/**
 * Returns a hash that identifies an address even after it has been erased. By policy, addresses that differ only in case are
 * one subscriber (behaviour 18.9).
 * @param email as returned by `deliveryAddress`
 */
export function hashAddress(email: string): string {
  return keyed("address", email.toLowerCase()).toString("base64url");
}

/** Returns a hash that all spellings of a mailbox's address have in common; limits of mails are counted by it. */
export function hashMailbox(email: string): string {
  return keyed("mailbox", mailboxKey(email)).toString("base64url");
}
