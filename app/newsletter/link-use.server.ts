import { getNewsletterDatabase } from "~/newsletter/store/database.server";
import type { NewsletterDatabase } from "~/newsletter/store/tables.server";
import { confirm, isConfirmable } from "~/newsletter/subscription/confirm.server";
import { isWithdrawable, withdraw } from "~/newsletter/subscription/withdraw.server";

/*
 * What the routes ask about an address with a token. All answer false where the token is of no use, and throw where
 * the database does not answer.
 */
export const isConfirmLink = forToken(isConfirmable);
export const followConfirmLink = forToken(confirm);
export const isWithdrawLink = forToken(isWithdrawable);
export const followWithdrawLink = forToken(withdraw);

function forToken(ask: (database: NewsletterDatabase, token: string) => Promise<boolean>) {
  return async (url: string): Promise<boolean> =>
    ask(await getNewsletterDatabase(), new URL(url).searchParams.get("token") ?? "");
}
