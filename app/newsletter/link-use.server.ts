import { getNewsletterDatabase } from "~/newsletter/store/database.server";
import type { NewsletterDatabase } from "~/newsletter/store/tables.server";
import { confirm, isConfirmable } from "~/newsletter/subscription/confirm.server";
import { isWithdrawable, withdraw } from "~/newsletter/subscription/withdraw.server";

/*
 * What the routes ask about the link of a mail, whose address carries a token. All answer false where the token is of no
 * use, and throw where the database does not answer.
 */
export const isConfirmLink = aboutLink(isConfirmable);
export const followConfirmLink = aboutLink(confirm);
export const isWithdrawLink = aboutLink(isWithdrawable);
export const followWithdrawLink = aboutLink(withdraw);

/** Turns a question about a token into one about the address that carries it. */
function aboutLink(ask: (database: NewsletterDatabase, token: string) => Promise<boolean>) {
  return async (url: string): Promise<boolean> =>
    ask(await getNewsletterDatabase(), new URL(url).searchParams.get("token") ?? "");
}
