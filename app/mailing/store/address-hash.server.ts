import { sameMailboxKey } from "~/mailing/form/mail-address";
import { keyed } from "~/platform/secret.server";

/** Identifies a mailbox, also after its address is erased. @param email as `deliveryAddress` gives it */
export function hashAddress(email: string): string {
  return keyed("address", sameMailboxKey(email)).toString("base64url");
}
