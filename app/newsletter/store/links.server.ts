import { getEnv } from "~/platform/env.server";
import { makeToken, type TokenPurpose } from "./tokens.server";

/**
 * Returns the absolute URL of a link with a token.
 * @param id of the mail (to confirm) or of the subscription (to withdraw)
 */
export function tokenLink(purpose: TokenPurpose, id: string): string {
  return `${getEnv().SITE_URL}/newsletter/${purpose}?token=${makeToken(purpose, id)}`;
}
