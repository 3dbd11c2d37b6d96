import { keyed } from "lib/platform/secret.server";

/**
 * Returns a hash that identifies a mailbox even after its address has been erased. By policy, addresses that differ only in
 * case are one subscriber (behaviour 18.9).
 * @param email as returned by `deliveryAddress`
 */
export function hashAddress(email: string): string {
  return keyed("address", email.toLowerCase()).toString("base64url");
}
