import { getMailingDatabase } from "~/mailing/database.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { confirm, isConfirmable } from "~/newsletter/subscription/confirm.server";
import { isWithdrawable, withdraw } from "~/newsletter/subscription/withdraw.server";

/*
 * Functions for the routes that links in emails open (behaviour 18.13). Each function accepts the URL with the token,
 * returns false for an invalid token, and throws if the database does not respond.
 */
export const isConfirmLink = byUrl(isConfirmable);
export const followConfirmLink = byUrl(confirm);
export const isWithdrawLink = byUrl(isWithdrawable);
export const followWithdrawLink = byUrl(withdraw);

/** Converts a function that accepts a token into a function that accepts the URL with the token. */
function byUrl(byToken: (database: MailingDatabase, token: string) => Promise<boolean>) {
  return async (url: string): Promise<boolean> =>
    byToken(await getMailingDatabase(), new URL(url).searchParams.get("token") ?? "");
}
