import type { SubmissionResult } from "@conform-to/react";

/** What a form's action answers and the form shows: conform's reply. */
export type FormReply = SubmissionResult<string[]>;

/** The messages about a field; of the form as a whole by "". */
export function messageOf(reply: FormReply | undefined, field: string): string | undefined {
  return reply?.error?.[field]?.join(" ");
}
