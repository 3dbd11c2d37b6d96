import { getEnv } from "~/platform/env.server";
import { makeToken, type TokenPurpose } from "./tokens.server";

/**
 * Returns the absolute URL of a link with a token.
 * @param id id of the email for a confirmation link, or of the subscription for an unsubscribe link
 */
export function tokenLink(purpose: TokenPurpose, id: string): string {
  return `${getEnv().SITE_URL}/newsletter/${purpose}?token=${makeToken(purpose, id)}`;
}
