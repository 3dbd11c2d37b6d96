import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getBrand } from "~/content/brand.server";
import { EditorialPageBody } from "~/editorial/page-body";
import { getPage } from "~/editorial/pages.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { print } from "~/theme";
import { BrandColours } from "../brand-colours";
import { LogoClearSpace } from "../clear-space";
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
    letter: getBrand().name.charAt(0),
    accent: print.accent,
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function LogosPage() {
  const { page, logo, letter, accent } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody page={page}>
      <LogoDownloads versions={logo.versions} archive={logo.archive} />
      {logo.drawing && <LogoClearSpace letter={letter} drawing={logo.drawing} accent={accent} />}
      <BrandColours colours={page.colours} />
    </EditorialPageBody>
  );
}
