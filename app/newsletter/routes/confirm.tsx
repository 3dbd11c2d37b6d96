import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getBrand } from "~/content/brand.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { useSiteData } from "~/layout/site-data";
import * as paths from "~/paths";
import { confirmLink, linkHeaders } from "../link-use.server";
import { TokenPage } from "../token-page";

export const meta = pageMeta<typeof loader>(({ copy }) => ({ title: copy.title, noindex: true }));

export const handle = { ...breadcrumbHandle, hidesFooterNewsletter: true };

export const headers = () => linkHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { confirm, confirmed, invalid } = getBrand().newsletter.pages;
  const state = await confirmLink.state(args);
  const copy = { asks: confirm, done: confirmed, invalid }[state];
  const breadcrumb = await resolveBreadcrumb(args.request, confirm.title);
  return json({ state, copy, breadcrumb }, { status: state === "invalid" ? 404 : 200 });
}

export const action = confirmLink.use;

export default function ConfirmPage() {
  const { copy, state } = useLoaderData<typeof loader>();
  return (
    <TokenPage copy={copy} state={state} path={paths.confirmSubscription} form={useSiteData()?.newsletter} />
  );
}
