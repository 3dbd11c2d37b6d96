import { json } from "@remix-run/node";
import type { RejectedPost } from "~/mailing/accept-post.server";
import type { FormReply } from "~/mailing/reply";

const unavailableSeconds = 60;

/** Returns the JSON response to a form. The response is never cached. */
export function formAnswer(status: number, reply: FormReply, retryAfterSeconds?: number) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  return json(reply, { status, headers });
}

/**
 * Returns the response to a rejected form: 400 if the form is invalid, 503 if the database is unavailable, and 429 if a
 * limit is exceeded (behaviour 18.5).
 */
export function rejectedFormAnswer(rejected: RejectedPost) {
  const { outcome, reply } = rejected;
  if (outcome === "invalid") return formAnswer(400, reply);
  if (outcome === "unavailable") return formAnswer(503, reply, unavailableSeconds);
  return formAnswer(429, reply, Math.ceil(rejected.waitMs / 1_000));
}
