import { keyed } from "lib/platform/secret.server";
import { sameMailboxKey } from "~/mailing/mail-address";

/**
 * Returns a hash that identifies a mailbox even after its address has been erased.
 * @param email as returned by `deliveryAddress`
 */
export function hashAddress(email: string): string {
  return keyed("address", sameMailboxKey(email)).toString("base64url");
}
