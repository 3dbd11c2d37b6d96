import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useLocation } from "@remix-run/react";
import { getBrand } from "~/brand/brand.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { useSiteData } from "~/layout/site-data";
import * as paths from "~/paths";
import { PageHeader } from "~/ui/page";
import { NewsletterForm } from "../form";
import { confirmLink, linkHeaders, withdrawLink } from "../link-use.server";

export const meta = pageMeta<typeof loader>(({ copy }) => ({ title: copy.title, noindex: true }));

export const handle = { ...breadcrumbHandle, hidesFooterNewsletter: true };

export const headers = () => linkHeaders;

/** Like the router, decodes the path and ignores case. */
const isConfirmation = ({ url }: Request) =>
  decodeURI(new URL(url).pathname).toLowerCase() === paths.confirmSubscription;

const linkOf = (request: Request) => (isConfirmation(request) ? confirmLink : withdrawLink);

/** The pages that links in mails open: one confirms a subscription, the other ends it (behaviour 18.13). */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { confirm, confirmed, unsubscribe, unsubscribed, invalid } = getBrand().newsletter.pages;
  const wrong = { title: invalid.title, text: "Skopiuj cały link z\u00a0wiadomości albo napisz do nas." };
  const copies = isConfirmation(request)
    ? { path: paths.confirmSubscription, asks: confirm, done: confirmed, invalid }
    : { path: paths.unsubscribe, asks: unsubscribe, done: unsubscribed, invalid: wrong };
  const state = await linkOf(request).state(args);
  const breadcrumb = await resolveBreadcrumb(request, copies.asks.title);
  const status = state === "invalid" ? 404 : 200;
  const { path, asks } = copies;
  return json({ state, path, copy: copies[state], button: asks.buttonLabel, breadcrumb }, { status });
}

/**
 * Handles the page's button and a mail program's one-click POST (RFC 8058, behaviour 18.14). A one-click POST has
 * neither the site's origin nor cookies, so only the token is checked. The body is not read.
 */
export const action = (args: ActionFunctionArgs) => linkOf(args.request).use(args);

/**
 * Opening the page changes nothing; only its button does, and no script presses that button. If the link to confirm is
 * invalid, the page shows the newsletter form.
 */
export default function MailLinkPage() {
  const { path, copy, state, button } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const site = useSiteData();
  return (
    <>
      <PageHeader title={copy.title} lead={copy.text} />
      <div className="container-page">
        {state === "asks" && (
          <Form method="post" action={path + search} reloadDocument>
            <button type="submit" className="button button-primary">
              {button}
            </button>
          </Form>
        )}
        {state === "invalid" && path === paths.confirmSubscription && site && (
          <div className="max-w-2xl">
            <NewsletterForm copy={site.newsletter} />
          </div>
        )}
      </div>
    </>
  );
}
