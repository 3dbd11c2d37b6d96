import { useForm } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { type ChangeEvent, useEffect, useId, useState } from "react";
import { ClientOnly } from "remix-utils/client-only";
import { Link } from "~/ui/link";
import { answerField, honeypotField } from "./form-fields";
import type { parseSubscription, SubscriptionInput, SubscriptionReply } from "./newsletter-schema";
import { useDelayedValidation } from "./use-delayed-validation";

export type NewsletterFormCopy = {
  emailLabel: string;
  submitLabel: string;
  /** The sentence beside the box, which is what the visitor agrees to. */
  consent: string;
  information: string;
  informationTo: string;
};

type NewsletterFormProps = {
  copy: NewsletterFormCopy;
  /** What the action said about a plain post of this form. */
  lastReply?: SubscriptionReply;
  /** Called once for each accepted subscription; it announces the success, so the form itself does not. */
  onSuccess?: () => void;
};

/**
 * The newsletter form (specification §5). Without JavaScript it is a plain post to `/newsletter`; with it a fetcher
 * posts it in place. The schema is loaded at the first focus: until then the browser's own checks and the server judge.
 */
export function NewsletterForm({ copy, lastReply, onSuccess }: NewsletterFormProps) {
  const fetcher = useFetcher<SubscriptionReply>();
  const [parse, setParse] = useState<typeof parseSubscription>();
  const reply = fetcher.data ?? lastReply;
  const isBusy = fetcher.state !== "idle";
  const isAccepted = reply?.status === "success";
  const [form, fields] = useForm<SubscriptionInput>({
    id: useId(),
    lastResult: reply,
    defaultNoValidate: false,
    // Without a parser a validation would leave the page as a post.
    shouldValidate: parse ? "onBlur" : "onSubmit",
    onValidate: parse && (({ formData }) => parse(formData)),
  });
  const typing = useDelayedValidation(() => parse && form.validate({ name: fields.email.name }));

  useEffect(() => {
    if (fetcher.data?.status === "success") onSuccess?.();
  }, [fetcher.data, onSuccess]);

  async function loadParser() {
    if (parse) return;
    const schema = await import("./newsletter-schema");
    setParse(() => schema.parseSubscription);
  }

  function judgeTerms(event: ChangeEvent) {
    // Emptying the form clicks the box too; that is nobody's answer.
    if (parse && event.nativeEvent.isTrusted) form.validate({ name: fields.terms.name });
  }

  return (
    <fetcher.Form
      id={form.id}
      action="/newsletter"
      method="post"
      noValidate={form.noValidate}
      onFocus={loadParser}
      onSubmit={(event) => (isBusy ? event.preventDefault() : form.onSubmit(event))}
      className="grid gap-3"
    >
      <ClientOnly>
        {() => <input type="hidden" name={answerField} value="json" data-script-only />}
      </ClientOnly>
      <input name={honeypotField} className="hidden" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <div>
        <label htmlFor={fields.email.id} className="mb-1 block font-medium">
          {copy.emailLabel}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            {...typing}
            id={fields.email.id}
            name={fields.email.name}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={fields.email.initialValue}
            aria-invalid={fields.email.errors ? true : undefined}
            aria-describedby={fields.email.errors && fields.email.errorId}
            className="field-input min-w-48 flex-1"
          />
          <button type="submit" aria-busy={isBusy} className="button button-primary">
            {copy.submitLabel}
          </button>
        </div>
        <FieldErrors id={fields.email.errorId} errors={fields.email.errors} />
      </div>
      <div className="text-sm">
        <label className="flex gap-3">
          <input
            name={fields.terms.name}
            type="checkbox"
            required
            defaultChecked={fields.terms.initialValue !== undefined}
            onChange={judgeTerms}
            aria-invalid={fields.terms.errors ? true : undefined}
            aria-describedby={fields.terms.errors && fields.terms.errorId}
            className="checkbox"
          />
          {copy.consent}
        </label>
        <FieldErrors id={fields.terms.errorId} errors={fields.terms.errors} />
        <p className="mt-3 text-muted">
          {copy.information}{" "}
          <Link to={copy.informationTo} className="link">
            Polityka prywatności
          </Link>
        </p>
      </div>
      <p id={form.errorId} className="text-sm font-medium text-error empty:hidden">
        {form.errors?.join(" ")}
      </p>
      <p role={onSuccess ? undefined : "status"} className="font-medium text-success">
        {isAccepted && !isBusy && "E-mail został wysłany."}
      </p>
    </fetcher.Form>
  );
}

/** Its line is kept free: a message that comes on blur must not move the box that is being clicked. */
function FieldErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  return (
    <p id={id} className="mt-1 min-h-5 text-sm font-medium text-error">
      {errors?.join(" ")}
    </p>
  );
}
