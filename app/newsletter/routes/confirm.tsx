import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getBrand } from "~/content/brand.server";
import { privatePageHeaders } from "~/http/headers";
import { orThrow503 } from "~/http/unavailable.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { useSiteData } from "~/layout/site-data";
import { isMarked, mark } from "~/mailing/load-context.server";
import * as paths from "~/paths";
import { confirmLink } from "../link-use.server";
import { TokenPage } from "../token-page";

export const meta = pageMeta<typeof loader>(({ copy }) => ({ title: copy.title, noindex: true }));

export const handle = { ...breadcrumbHandle, hidesFooterNewsletter: true };

export const headers = () => privatePageHeaders;

/**
 * Loads the page without confirming the subscription: GET and HEAD must change nothing, because mail scanners open
 * links (behaviour 18.13).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { confirm, confirmed, invalid } = getBrand().newsletter.pages;
  const breadcrumb = await resolveBreadcrumb(request, confirm.title);
  if (isMarked(context, "linkDone")) return json({ state: "done" as const, copy: confirmed, breadcrumb });
  const works = await orThrow503(confirmLink.isValid(request.url), request);
  if (works) return json({ state: "asks" as const, copy: confirm, breadcrumb });
  return json({ state: "invalid" as const, copy: invalid, breadcrumb }, { status: 404 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const isConfirmed = await orThrow503(confirmLink.use(request.url), request);
  if (isConfirmed) mark(context, "linkDone");
  return json(null, { status: isConfirmed ? 200 : 404 });
}

export default function ConfirmPage() {
  const { copy, state } = useLoaderData<typeof loader>();
  return (
    <TokenPage copy={copy} state={state} path={paths.confirmSubscription} form={useSiteData()?.newsletter} />
  );
}
