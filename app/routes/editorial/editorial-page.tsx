import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EditorialPageBody } from "~/editorial/pages/page-body";
import { getPage } from "~/editorial/pages/pages.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { ...args.data.page, breadcrumb: args.data.breadcrumb }) : [];

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/recall/route";

/** A company or support page; its file in `content/pages/` is named like the path. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = getPage(new URL(request.url).pathname);
  if (!page) throw new Response(null, { status: 404 });
  return json({ page, breadcrumb: await resolveBreadcrumb(request) });
}

export default function EditorialPage() {
  const { page } = useLoaderData<typeof loader>();
  return <EditorialPageBody page={page} />;
}
