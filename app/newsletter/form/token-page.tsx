import { Form, useLocation } from "@remix-run/react";
import { PageHeader } from "~/ui/page-header";
import { NewsletterForm, type NewsletterFormCopy } from "./form";

export type TokenPageCopy = { title: string; text: string; buttonLabel?: string };

/** States of the page: asks for confirmation, done, invalid link. */
export type TokenPageState = "asks" | "done" | "invalid";

type TokenPageProps = {
  copy: TokenPageCopy;
  state: TokenPageState;
  /** Path of the page, which accepts POST in this spelling only. */
  path: string;
  form?: NewsletterFormCopy;
};

/**
 * Page behind a link in a mail (behaviour 18.13). Opening it changes nothing; only its button does, and no script
 * presses the button. For an invalid link it may show the newsletter form.
 */
export function TokenPage({ copy, state, path, form }: TokenPageProps) {
  const { search } = useLocation();
  return (
    <>
      <PageHeader title={copy.title} lead={copy.text} />
      <div className="container-page">
        {state === "asks" && (
          <Form method="post" action={path + search} reloadDocument>
            <button type="submit" className="button button-primary">
              {copy.buttonLabel}
            </button>
          </Form>
        )}
        {state === "invalid" && form && (
          <div className="max-w-2xl">
            <NewsletterForm copy={form} />
          </div>
        )}
      </div>
    </>
  );
}
