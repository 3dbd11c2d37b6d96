import { Form } from "@remix-run/react";
import { Honeypot } from "~/mailing/honeypot";
import { type FormReply, messageOf } from "~/mailing/reply";
import { Link } from "~/ui/link";
import { Swatch, type SwatchLook } from "~/ui/page";
import { type FieldName, fieldNames, maxSamples } from "./form/fields";
import { FieldMessage, TextField } from "./form/text-field";

type EnquiryFormProps = {
  /**
   * `consent` is the text beside the checkbox, `information` is the privacy notice, `informationTo` is the href of its
   * link.
   */
  copy: { consent: string; information: string; informationTo: string };
  /** Href of the page that shows the form; the form posts to it. */
  action: string;
  /** Finishes for which samples can be ordered. */
  finishes: { id: string; label: string; look: SwatchLook }[];
  /** The action's reply to the last post. */
  reply: FormReply | undefined;
};

/**
 * Form for an enquiry about a project (behaviour 28.1). It is sent as a plain post, even with JavaScript, and the
 * server reports all invalid fields together: the browser would report one at a time.
 */
export function EnquiryForm({ copy, action, finishes, reply }: EnquiryFormProps) {
  const field = (name: FieldName) => ({
    name,
    message: messageOf(reply, name),
    defaultValue: reply?.initialValue?.[name]?.toString(),
  });
  const chosen = [reply?.initialValue?.samples].flat();
  return (
    <Form method="post" action={action} reloadDocument noValidate className="grid max-w-2xl gap-6">
      <FormErrors reply={reply} />
      <Honeypot />
      <TextField {...field("name")} label="Imię i&nbsp;nazwisko" autoComplete="name" required />
      <fieldset className="grid gap-6 sm:grid-cols-2">
        <legend className="mb-3 text-muted">Podaj e-mail albo telefon&nbsp;– wystarczy jedno.</legend>
        <TextField {...field("email")} label="E-mail" type="email" autoComplete="email" />
        <TextField {...field("phone")} label="Telefon" type="tel" autoComplete="tel" />
      </fieldset>
      <TextField {...field("town")} label="Miejscowość" autoComplete="address-level2" required />
      <TextField
        {...field("message")}
        label="Wiadomość (nieobowiązkowa)"
        rows={7}
        hint="Jeśli wybierasz próbki, dopisz adres, na który mamy je wysłać."
      />
      <fieldset
        id="samples"
        aria-describedby={messageOf(reply, "samples") && "samples-error"}
        className="grid gap-3"
      >
        <legend className="mb-3 font-medium">Próbki wykończeń, najwyżej {maxSamples}</legend>
        <ul className="flex flex-wrap gap-x-6">
          {finishes.map(({ id, label, look }) => (
            <li key={id}>
              <label className="flex min-h-11 items-center gap-2">
                <input
                  name="samples"
                  type="checkbox"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                  className="checkbox"
                />
                <Swatch look={look} className="size-4" />
                {label}
              </label>
            </li>
          ))}
        </ul>
        <FieldMessage name="samples">{messageOf(reply, "samples")}</FieldMessage>
      </fieldset>
      <div className="text-sm">
        <label className="flex gap-3">
          <input
            id="terms"
            name="terms"
            type="checkbox"
            required
            defaultChecked={reply?.initialValue?.terms !== undefined}
            aria-invalid={messageOf(reply, "terms") ? true : undefined}
            aria-describedby={messageOf(reply, "terms") && "terms-error"}
            className="checkbox"
          />
          {copy.consent}
        </label>
        <FieldMessage name="terms">{messageOf(reply, "terms")}</FieldMessage>
        <p className="mt-3 text-muted">
          {copy.information}{" "}
          <Link to={copy.informationTo} className="link">
            polityka prywatności
          </Link>
          .
        </p>
      </div>
      <p>
        <button type="submit" className="button button-primary">
          Wyślij zapytanie
        </button>
      </p>
    </Form>
  );
}

/** Error summary with a link to each invalid field; works without JavaScript. */
function FormErrors({ reply }: { reply: FormReply | undefined }) {
  if (!reply?.error) return null;
  const whole = messageOf(reply, "");
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a rejected post, focus belongs on the list of errors
      autoFocus
      className="rounded-lg border border-error p-4 text-error"
    >
      <h2 className="font-semibold">Zapytanie nie zostało wysłane</h2>
      {whole && <p className="mt-2">{whole}</p>}
      <ul className="mt-2 grid gap-1">
        {fieldNames.map((name) => {
          const message = messageOf(reply, name);
          return (
            message && (
              <li key={name}>
                <a href={`#${name}`} className="link">
                  {message}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
