import { useFetcher } from "@remix-run/react";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Honeypot } from "~/mailing/honeypot";
import { type FormReply, messageOf } from "~/mailing/reply";
import * as paths from "~/paths";
import { useLoadedOnUse } from "~/ui/behaviour";
import { Link } from "~/ui/link";
import { addToast } from "~/ui/toasts";
import type { FormChecks, FormMessages } from "./form/checks";
import { useDelayedValidation } from "./form/use-delayed-validation";

/**
 * Field that the form adds, with the value `json`, once JavaScript runs. A post without this field is answered with an
 * HTML page.
 */
export const answerField = "answer";

const loadChecks = () => import("./form/checks");

export type NewsletterFormCopy = {
  emailLabel: string;
  submitLabel: string;
  /** Consent sentence beside the checkbox. */
  consent: string;
  information: string;
  informationTo: string;
};

type NewsletterFormProps = {
  copy: NewsletterFormCopy;
  /** The action's reply to a plain post of this form. */
  lastReply?: FormReply;
};

/**
 * Newsletter form (behaviours 18.1, 18.4). Without JavaScript, it is sent as a plain post to `/newsletter`. With
 * JavaScript, a fetcher posts it without leaving the page. Client-side checks load at the first focus; until then, only
 * the server validates. A toast announces the success (behaviour 11.5), and the form only the next step.
 */
export function NewsletterForm({ copy, lastReply }: NewsletterFormProps) {
  const fetcher = useFetcher<FormReply>();
  const form = useRef<HTMLFormElement>(null);
  const checks = useRef<FormChecks>(null);
  const [code, loadNow] = useLoadedOnUse(form, loadChecks);
  const [checked, setChecked] = useState<FormMessages>();
  const isHydrated = useHydrated();
  const id = useId();
  const reply = fetcher.data ?? lastReply;
  const messages = checked ?? messagesOf(reply);
  const isBusy = fetcher.state !== "idle";
  const isAccepted = reply?.status === "success";
  const typing = useDelayedValidation(() => checks.current?.validate({ name: "email" }));

  useEffect(() => {
    if (fetcher.data?.status === "success")
      void addToast({ color: "success", title: "Sukces", description: "E-mail został wysłany." });
    else form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fetcher.data]);

  function validateTerms(event: ChangeEvent) {
    // conform also clicks the checkbox when it resets the form; only a visitor's click counts.
    if (event.nativeEvent.isTrusted) checks.current?.validate({ name: "terms" });
  }

  return (
    <fetcher.Form
      ref={form}
      id={id}
      action={paths.newsletter}
      method="post"
      noValidate={isHydrated}
      onFocus={loadNow}
      onSubmit={(event) => (isBusy ? event.preventDefault() : checks.current?.onSubmit(event))}
      className="grid gap-3"
    >
      {code && <code.NewsletterChecks ref={checks} formId={id} reply={reply} onMessages={setChecked} />}
      {isHydrated && <input type="hidden" name={answerField} value="json" data-script-only />}
      <Honeypot />
      <div>
        <label htmlFor={`${id}email`} className="mb-1 block font-medium">
          {copy.emailLabel}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            {...typing}
            id={`${id}email`}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={reply?.initialValue?.email?.toString()}
            aria-invalid={messages.email ? true : undefined}
            aria-describedby={messages.email && `${id}email-error`}
            className="field-input grow basis-48"
          />
          <button type="submit" aria-busy={isBusy} className="button button-primary">
            {copy.submitLabel}
          </button>
        </div>
        <FieldMessage id={`${id}email-error`}>{messages.email}</FieldMessage>
      </div>
      <div className="text-sm">
        <label className="flex gap-3">
          <input
            name="terms"
            type="checkbox"
            required
            defaultChecked={reply?.initialValue?.terms !== undefined}
            onChange={validateTerms}
            aria-invalid={messages.terms ? true : undefined}
            aria-describedby={messages.terms && `${id}terms-error`}
            className="checkbox"
          />
          {copy.consent}
        </label>
        <FieldMessage id={`${id}terms-error`}>{messages.terms}</FieldMessage>
        <p className="mt-3 text-muted">
          {`${copy.information} `}
          <Link to={copy.informationTo} className="link">
            polityka prywatności
          </Link>
          .
        </p>
      </div>
      <p className="text-sm font-medium text-error empty:hidden">{messages.form}</p>
      <p className="font-medium text-success">{isAccepted && !isBusy && "E-mail został wysłany."}</p>
      <p role="status">
        {isAccepted && !isBusy && "Otwórz go i\u00a0potwierdź zapis linkiem, który jest ważny 7 dni."}
      </p>
    </fetcher.Form>
  );
}

/** Reserves a line for the message. Otherwise a message that appears on blur could move the checkbox during a click. */
function FieldMessage({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} className="mt-1 min-h-5 text-sm font-medium text-error">
      {children}
    </p>
  );
}

/** Returns the server's messages, shown until the client-side checks are loaded. */
function messagesOf(reply: FormReply | undefined): FormMessages {
  return { email: messageOf(reply, "email"), terms: messageOf(reply, "terms"), form: messageOf(reply, "") };
}
