import type { z } from "zod";
import { isTaken } from "./files/loading-work";
import { fieldReason } from "./reasons.server";

/**
 * Validates a value of content, with reasons in Polish. Of content that has been published, only its shape counts: a rule that
 * it does not meet is newer than it, and must not take down what visitors see.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const result = schema.safeParse(value, { error: fieldReason });
  if (result.success || !isTaken()) return result;
  const shape = schema._zod.run({ value, issues: [] }, { async: false, skipChecks: true });
  if (shape instanceof Promise || shape.issues.length > 0) return result;
  return { success: true, data: shape.value as z.output<Schema> } as const;
}
