import type { ActionFunctionArgs } from "@remix-run/node";
import { requestId } from "lib/platform/request-id";
import { formAnswer, readForm, rejectedFormAnswer } from "~/http/guard.server";
import type { Poster, PostOutcome } from "~/mailing/accept-post.server";
import { clientIp, mark } from "~/mailing/load-context.server";
import { wakeOutbox } from "./mail-service.server";

/**
 * Handles the post of a form that is stored and then triggers emails (behaviours 18.5, 28.3). If the post is rejected,
 * marks the request as failed, for the page's loader. If it is accepted, wakes the outbox worker, which sends the
 * emails immediately.
 * @param accept validates and stores the form
 * @param accepted creates the response after the form was stored
 */
export async function answerForm(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  accept: (form: URLSearchParams, poster: Poster) => Promise<PostOutcome>,
  accepted: (form: URLSearchParams) => Response,
): Promise<Response> {
  const form = await readForm(request);
  if ("status" in form) {
    mark(context, "formFailed");
    return formAnswer(form.status, { status: "error", error: { "": ["Nie można odczytać formularza."] } });
  }
  const result = await accept(form, { ip: clientIp(context), requestId: requestId(request) });
  if (result.outcome !== "accepted") {
    mark(context, "formFailed");
    return rejectedFormAnswer(result);
  }
  wakeOutbox();
  return accepted(form);
}
