import type { SubmissionResult } from "@conform-to/react";

/** Reply of conform, the form library, from the action to the form. */
export type FormReply = SubmissionResult<string[]>;

/** Returns the error messages of a field, joined; those of the form as a whole for an empty `field`. */
export function messageOf(reply: FormReply | undefined, field: string): string | undefined {
  return reply?.error?.[field]?.join(" ");
}
