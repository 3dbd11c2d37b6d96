import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod/mini";
import { deliveryAddress } from "~/mailing/mail-address";

const invalidEmail = "Nieprawidłowy e-mail";
const termsRequired = "Pole wymagane";

/**
 * Schema of the newsletter form, used in the browser and on the server (behaviours 18.2, 18.3). `terms` must be sent
 * exactly once, as `on` (the default of a checkbox) or `true`.
 */
const newsletterSchema = z.object({
  email: z.string(invalidEmail).check(z.refine((email) => deliveryAddress(email) !== null, invalidEmail)),
  terms: z.enum(["on", "true"], termsRequired),
});

export type SubscriptionInput = z.infer<typeof newsletterSchema>;

/** Validates a posted form; used in the browser and on the server. */
export function parseSubscription(form: FormData | URLSearchParams): Submission<SubscriptionInput, string[]> {
  return parseWithZod(form, { schema: newsletterSchema });
}
