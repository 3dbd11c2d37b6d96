import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getBrand } from "~/content/brand.server";
import { privatePageHeaders } from "~/http/headers";
import { orThrow503 } from "~/http/unavailable.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { isMarked, mark } from "~/mailing/load-context.server";
import * as paths from "~/paths";
import { withdrawLink } from "../link-use.server";
import { TokenPage } from "../token-page";

export const meta = pageMeta<typeof loader>(({ copy }) => ({ title: copy.title, noindex: true }));

export const handle = { ...breadcrumbHandle, hidesFooterNewsletter: true };

export const headers = () => privatePageHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { unsubscribe, unsubscribed, invalid } = getBrand().newsletter.pages;
  const breadcrumb = await resolveBreadcrumb(request, unsubscribe.title);
  if (isMarked(context, "linkDone")) return json({ state: "done" as const, copy: unsubscribed, breadcrumb });
  const works = await orThrow503(withdrawLink.isValid(request.url), request);
  if (works) return json({ state: "asks" as const, copy: unsubscribe, breadcrumb });
  const copy = { title: invalid.title, text: "Skopiuj cały link z\u00a0wiadomości albo napisz do nas." };
  return json({ state: "invalid" as const, copy, breadcrumb }, { status: 404 });
}

/**
 * Handles the page's button and a mail program's one-click POST (RFC 8058, behaviour 18.14). A one-click POST has
 * neither the site's origin nor cookies, so only the token is checked. The body is not read.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const isWithdrawn = await orThrow503(withdrawLink.use(request.url), request);
  if (isWithdrawn) mark(context, "linkDone");
  return json(null, { status: isWithdrawn ? 200 : 404 });
}

export default function UnsubscribePage() {
  const { copy, state } = useLoaderData<typeof loader>();
  return <TokenPage copy={copy} state={state} path={paths.unsubscribe} />;
}
