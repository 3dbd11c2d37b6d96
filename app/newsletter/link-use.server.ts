import { getMailingDatabase } from "~/mailing/database.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { confirm, isConfirmable } from "~/newsletter/subscription/confirm.server";
import { isWithdrawable, withdraw } from "~/newsletter/subscription/withdraw.server";

/** The links in emails (behaviour 18.13). Their functions accept the URL with the token. */
export const confirmLink = linkOf(isConfirmable, confirm);
export const withdrawLink = linkOf(isWithdrawable, withdraw);

type ByToken = (database: MailingDatabase, token: string) => Promise<boolean>;

function linkOf(isValid: ByToken, use: ByToken) {
  const byUrl = (byToken: ByToken) => async (url: string) =>
    byToken(await getMailingDatabase(), new URL(url).searchParams.get("token") ?? "");
  return {
    /** Changes nothing. @throws if the database does not respond */
    isValid: byUrl(isValid),
    /** Returns false for an invalid token. @throws if the database does not respond */
    use: byUrl(use),
  };
}
