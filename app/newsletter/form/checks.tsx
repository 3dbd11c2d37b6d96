import { type FormMetadata, useForm } from "@conform-to/react";
import { forwardRef, useEffect, useImperativeHandle } from "react";
import type { FormReply } from "~/mailing/form/reply";
import { parseSubscription, type SubscriptionInput } from "./schema";

/** Messages beside each field, and for the form as a whole. */
export type FormMessages = { email?: string; terms?: string; form?: string };

/** Validation of a submission, or of one field, for the form. */
export type FormChecks = Pick<FormMetadata<SubscriptionInput, string[]>, "onSubmit" | "validate">;

export type NewsletterChecksProps = {
  formId: string;
  /** The server's last answer. */
  reply: FormReply | undefined;
  onMessages: (messages: FormMessages) => void;
};

/**
 * conform and the schema, loaded at the first use of a form that is already on the page. It renders nothing: the form
 * keeps its elements, so that neither focus nor text is lost.
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
