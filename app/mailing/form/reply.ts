import type { SubmissionResult } from "@conform-to/react";

/** Reply of the form library conform, from the action to the form. */
export type FormReply = SubmissionResult<string[]>;

/** Returns the error messages of a field as one text; an empty `field` means the form as a whole. */
export function messageOf(reply: FormReply | undefined, field: string): string | undefined {
  return reply?.error?.[field]?.join(" ");
}
