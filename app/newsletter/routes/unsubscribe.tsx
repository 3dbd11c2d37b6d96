import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getBrand } from "~/content/brand.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { linkHeaders, withdrawLink } from "../link-use.server";
import { TokenPage } from "../token-page";

export const meta = pageMeta<typeof loader>(({ copy }) => ({ title: copy.title, noindex: true }));

export const handle = { ...breadcrumbHandle, hidesFooterNewsletter: true };

export const headers = () => linkHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { unsubscribe, unsubscribed, invalid } = getBrand().newsletter.pages;
  const wrong = { title: invalid.title, text: "Skopiuj cały link z\u00a0wiadomości albo napisz do nas." };
  const state = await withdrawLink.state(args);
  const copy = { asks: unsubscribe, done: unsubscribed, invalid: wrong }[state];
  const breadcrumb = await resolveBreadcrumb(args.request, unsubscribe.title);
  return json({ state, copy, breadcrumb }, { status: state === "invalid" ? 404 : 200 });
}

/**
 * Handles the page's button and a mail program's one-click POST (RFC 8058, behaviour 18.14). A one-click POST has
 * neither the site's origin nor cookies, so only the token is checked. The body is not read.
 */
export const action = withdrawLink.use;

export default function UnsubscribePage() {
  const { copy, state } = useLoaderData<typeof loader>();
  return <TokenPage copy={copy} state={state} path={paths.unsubscribe} />;
}
