import { type FormMetadata, useForm } from "@conform-to/react";
import { forwardRef, useEffect, useImperativeHandle } from "react";
import { parseSubscription, type SubscriptionInput, type SubscriptionReply } from "./schema";

/** What the form says beside each field, and of the whole. */
export type FormMessages = { email?: string; terms?: string; form?: string };

/** What the form asks of its checks: to judge a whole submission, or one field. */
export type FormChecks = Pick<FormMetadata<SubscriptionInput, string[]>, "onSubmit" | "validate">;

export type NewsletterChecksProps = {
  formId: string;
  /** The server's last answer. */
  reply: SubscriptionReply | undefined;
  onMessages: (messages: FormMessages) => void;
};

/**
 * conform and the schema, for a newsletter form that is already on the page: loaded at its first use. It shows nothing
 * itself; the form goes on with the elements it has, so that neither focus nor text is lost.
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
