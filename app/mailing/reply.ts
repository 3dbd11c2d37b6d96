import type { SubmissionResult } from "@conform-to/react";

/** The action's reply to a posted form, in the format of the form library conform. */
export type FormReply = SubmissionResult<string[]>;

/** Returns the error messages of a field as one text. An empty `field` stands for the form as a whole. */
export function messageOf(reply: FormReply | undefined, field: string): string | undefined {
  return reply?.error?.[field]?.join(" ");
}
