import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EditorialPageBody } from "~/editorial/page-body";
import { getPage } from "~/editorial/pages.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { BrandColours } from "../brand-colours";
import { LogoDownloads } from "../downloads";
import { logoFiles } from "../files.server";

export const meta = pageMeta<typeof loader>(({ page }) => page);

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** Logos to download, with the rules for using them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = getPage(paths.logos) ?? throwUnknownPath();
  return json({
    page,
    logo: logoFiles(page),
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function LogosPage() {
  const { page, logo } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody page={page}>
      <LogoDownloads {...logo} />
      <BrandColours colours={page.colours} />
    </EditorialPageBody>
  );
}
