import { type FormMetadata, useForm } from "@conform-to/react";
import { forwardRef, useEffect, useImperativeHandle } from "react";
import type { FormReply } from "~/mailing/reply";
import { parseSubscription, type SubscriptionInput } from "./schema";

/** Error messages of each field, and of the form as a whole. */
export type FormMessages = { email?: string; terms?: string; form?: string };

/** Functions that validate a submission or a single field. */
export type FormChecks = Pick<FormMetadata<SubscriptionInput, string[]>, "onSubmit" | "validate">;

export type NewsletterChecksProps = {
  formId: string;
  /** The server's last reply. */
  reply: FormReply | undefined;
  onMessages: (messages: FormMessages) => void;
};

/**
 * Client-side validation in a separate chunk, with the form library conform and the schema. The chunk is loaded when
 * the visitor first uses the form. The component renders nothing, so that the form's elements stay in place and neither
 * focus nor text is lost.
 */
export const NewsletterChecks = forwardRef<FormChecks, NewsletterChecksProps>(function NewsletterChecks(
  { formId, reply, onMessages },
  checks,
) {
  const [form, fields] = useForm<SubscriptionInput>({
    id: formId,
    lastResult: reply,
    shouldValidate: "onBlur",
    onValidate: ({ formData }) => parseSubscription(formData),
  });
  useImperativeHandle(checks, () => form);

  const email = fields.email.errors?.join(" ");
  const terms = fields.terms.errors?.join(" ");
  const whole = form.errors?.join(" ");
  useEffect(() => onMessages({ email, terms, form: whole }), [email, terms, whole, onMessages]);
  return null;
});
