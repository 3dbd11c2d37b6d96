import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepAfterPost } from "~/delivery/keep-after-post";
import { BrandColours } from "~/editorial/brand-colours";
import { EditorialPageBody } from "~/editorial/editorial-page-body";
import { LogoDownloads } from "~/editorial/logo-downloads";
import { logoFiles } from "~/editorial/logo-files.server";
import { LogoSpace } from "~/editorial/logo-space";
import { getPage } from "~/editorial/pages.server";
import { breadcrumbHandle } from "~/layout/breadcrumb";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { pageMeta } from "~/layout/page-meta";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { ...args.data.page, breadcrumb: args.data.breadcrumb }) : [];

export const handle = breadcrumbHandle;

export const shouldRevalidate = keepAfterPost;

/** Logos to download, with the rules for using them. */
export async function loader({ request }: LoaderFunctionArgs) {
  return json({
    page: getPage("/logotypy"),
    logo: logoFiles(),
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function LogosPage() {
  const { page, logo } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody page={page}>
      <LogoDownloads {...logo} />
      <LogoSpace />
      <BrandColours colours={page.colours} />
    </EditorialPageBody>
  );
}
