import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EditorialPageBody } from "~/editorial/editorial-page-body";
import { getPage } from "~/editorial/pages.server";
import { breadcrumbHandle } from "~/layout/breadcrumb";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { pageMeta } from "~/layout/page-meta";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { ...args.data.page, breadcrumb: args.data.breadcrumb }) : [];

export const handle = breadcrumbHandle;

/** Logos to download, with the rules for using them. */
export async function loader({ request }: LoaderFunctionArgs) {
  return json({ page: getPage("/logotypy"), breadcrumb: await resolveBreadcrumb(request) });
}

export default function LogosPage() {
  const { page } = useLoaderData<typeof loader>();
  return <EditorialPageBody page={page} />;
}
