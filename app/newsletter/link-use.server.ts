import type { ActionFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { requestId } from "lib/platform/http";
import { log } from "lib/platform/log.server";
import { getMailingDatabase } from "~/mailing/database.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { confirm, isConfirmable } from "~/newsletter/subscription/confirm.server";
import { isWithdrawable, withdraw } from "~/newsletter/subscription/withdraw.server";

/** Loaders and actions of the pages that links in emails open (behaviour 18.13). The token is in the request's URL. */
export const confirmLink = linkOf(isConfirmable, confirm);
export const withdrawLink = linkOf(isWithdrawable, withdraw);

/**
 * Headers of these pages. Such a page is never cached or indexed, and sends no referrer to other sites (behaviour 18.15).
 */
export const linkHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  // Not `no-referrer`, because browsers would then send `Origin: null` from the page's own form.
  "Referrer-Policy": "same-origin",
};

const retryAfterSeconds = 60;

type ByToken = (database: MailingDatabase, token: string) => Promise<boolean>;
type Args = Pick<ActionFunctionArgs, "request" | "context">;

function linkOf(isValid: ByToken, use: ByToken) {
  return {
    /**
     * Returns what the page shows, without using the link: whether it asks, or the link has been used or is not valid. GET
     * and HEAD must change nothing, because mail scanners open links.
     * @throws a 503 response with a message for the visitor if the database does not respond; the cause is logged
     */
    async state({ request, context }: Args): Promise<"asks" | "done" | "invalid"> {
      if (context.linkDone) return "done";
      return (await byToken(isValid, request)) ? "asks" : "invalid";
    },
    /** The page's action: uses the link. @throws the same as `state` */
    async use({ request, context }: Args) {
      const isUsed = await byToken(use, request);
      if (isUsed) context.linkDone = true;
      return json(null, { status: isUsed ? 200 : 404 });
    },
  };
}

async function byToken(act: ByToken, request: Request): Promise<boolean> {
  try {
    return await act(await getMailingDatabase(), new URL(request.url).searchParams.get("token") ?? "");
  } catch (error) {
    log.error({ err: error, id: requestId(request) }, "Database unavailable");
    throw new Response("Nie możemy teraz tego zapisać. Spróbuj jeszcze raz za kilka minut.", {
      status: 503,
      headers: { "Retry-After": String(retryAfterSeconds) },
    });
  }
}
