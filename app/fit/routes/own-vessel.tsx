import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EditorialPageBody } from "~/editorial/page-body";
import { getPage } from "~/editorial/pages.server";
import drawingStyles from "~/fit/rules/drawing.css?url";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import fitCheckStyles from "../fit-check.css?url";
import { ownParameters } from "../own-vessel/parameters";
import { parseOwnQuery } from "../own-vessel/query";
import { ownVesselView } from "../own-vessel/view";
import ownVesselStyles from "../own-vessel.css?url";
import { OwnVesselBody } from "../own-vessel-body";
import { currentPartners } from "../partners.server";

export const meta = pageMeta<typeof loader>(({ page, view }) => ({
  ...page,
  canonical: view.to,
  noindex: !view.isIndexable,
}));

export const links: LinksFunction = () =>
  [drawingStyles, fitCheckStyles, ownVesselStyles].map((href) => ({ rel: "stylesheet", href }));

export const handle = { ...breadcrumbHandle, searchParams: ownParameters };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** Finds the taps that fit a basin, bath or worktop of any make by its measures (behaviours, chapter 26). */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = getPage(paths.ownVessel) ?? throwUnknownPath();
  const partners = await currentPartners();
  const query = parseOwnQuery(new URL(request.url).searchParams, partners.catalogue);
  const view = ownVesselView(query, partners);
  return json({ page, view, breadcrumb: await resolveBreadcrumb(request) }, { status: view.status });
}

export default function OwnVesselPage() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody page={page} drawing="own-basin">
      <OwnVesselBody view={view} />
    </EditorialPageBody>
  );
}
