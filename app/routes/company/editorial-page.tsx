import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { revalidateExceptAfterPost } from "~/delivery/browser/revalidation";
import { loadOrRecall } from "~/delivery/browser/seen-pages";
import { EditorialPageBody } from "~/editorial/pages/page-body";
import { getPage } from "~/editorial/pages/pages.server";
import { breadcrumbHandle } from "~/layout/frame/breadcrumb";
import { resolveBreadcrumb } from "~/site/breadcrumb.server";
import { pageMeta } from "~/site/page-meta";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { ...args.data.page, breadcrumb: args.data.breadcrumb }) : [];

export const handle = breadcrumbHandle;

export const shouldRevalidate = revalidateExceptAfterPost;

/** A company or support page: its path names the file under `content/pages/`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = getPage(new URL(request.url).pathname);
  if (!page) throw new Response(null, { status: 404 });
  return json({ page, breadcrumb: await resolveBreadcrumb(request) });
}

export const clientLoader = loadOrRecall;

export default function EditorialPage() {
  const { page } = useLoaderData<typeof loader>();
  return <EditorialPageBody page={page} />;
}
