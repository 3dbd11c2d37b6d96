import { Form, useLocation } from "@remix-run/react";
import { PageHeader } from "~/ui/page";
import { NewsletterForm, type NewsletterFormCopy } from "./form";

export type TokenPageCopy = { title: string; text: string; buttonLabel?: string };

/** `asks`: the page asks for confirmation; `done`: the link has been used; `invalid`: the link is not valid. */
export type TokenPageState = "asks" | "done" | "invalid";

type TokenPageProps = {
  copy: TokenPageCopy;
  state: TokenPageState;
  /** Path of the page. A POST must use exactly this path. */
  path: string;
  form?: NewsletterFormCopy;
};

/**
 * Page that a link in an email opens (behaviour 18.13). Opening the page changes nothing; only its button does, and no
 * script presses that button. If the link is invalid, the page may show the newsletter form.
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
