import type { SubmissionResult } from "@conform-to/react";

/** conform's reply, from the action to the form. */
export type FormReply = SubmissionResult<string[]>;

/** The messages about a field; of the form as a whole by "". */
export function messageOf(reply: FormReply | undefined, field: string): string | undefined {
  return reply?.error?.[field]?.join(" ");
}
