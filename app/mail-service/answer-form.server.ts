import { type ActionFunctionArgs, json } from "@remix-run/node";
import { requestId } from "lib/platform/http";
import { readForm } from "~/http/guard.server";
import type { Poster, PostOutcome } from "~/mailing/accept-post.server";
import type { FormReply } from "~/mailing/reply";
import { wakeOutbox } from "./mail-service.server";

const unavailableSeconds = 60;

/**
 * Handles the post of a form that is stored and then triggers emails (behaviours 18.5, 28.3). If the post is rejected,
 * marks the request as failed, for the page's loader, and answers 400 if the form is invalid, 503 if the database is
 * unavailable, and 429 if a limit is exceeded. If it is accepted, wakes the outbox worker, which sends the emails immediately.
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
    context.formFailed = true;
    return formAnswer(form.status, { status: "error", error: { "": ["Nie można odczytać formularza."] } });
  }
  const result = await accept(form, { ip: context.clientIp, requestId: requestId(request) });
  if (result.outcome === "accepted") {
    wakeOutbox();
    return accepted(form);
  }
  context.formFailed = true;
  const { outcome, reply } = result;
  if (outcome === "limited") return formAnswer(429, reply, Math.ceil(result.waitMs / 1_000));
  return outcome === "invalid" ? formAnswer(400, reply) : formAnswer(503, reply, unavailableSeconds);
}

/** Returns the JSON response to a form. The response is never cached. */
export function formAnswer(status: number, reply: FormReply, retryAfterSeconds?: number) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  return json(reply, { status, headers });
}
