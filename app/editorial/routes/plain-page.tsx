import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { EditorialPageBody } from "../page-body";
import { findPlainPage } from "../pages.server";

export const meta = pageMeta<typeof loader>(({ page }) => page);

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/route";

/**
 * Every path without a route of its own: a page that consists of its file alone, so that staff can add one without a
 * build, or an unknown path.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = findPlainPage(new URL(request.url).pathname) ?? throwUnknownPath();
  return json({ page, breadcrumb: await resolveBreadcrumb(request) });
}

export default function PlainPage() {
  const { page } = useLoaderData<typeof loader>();
  return <EditorialPageBody page={page} />;
}
