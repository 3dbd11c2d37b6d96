import { getEnv } from "~/platform/env.server";
import { makeToken, type TokenPurpose } from "./tokens.server";

/** The public address of a token's link: to confirm (`id` of the mail) or to withdraw (`id` of the subscription). */
export function tokenLink(purpose: TokenPurpose, id: string): string {
  return `${getEnv().SITE_URL}/newsletter/${purpose}?token=${makeToken(purpose, id)}`;
}
