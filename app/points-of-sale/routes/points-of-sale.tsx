import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getPage } from "~/editorial/pages.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { withQuery } from "~/ui/href";
import { storesJsonLd } from "../json-ld";
import { PointsOfSalePageBody } from "../page-body";
import { findShops } from "../page-data.server";
import mapStyles from "../poland-map.css?url";
import { pointOfSaleParameters, writePointOfSaleQuery } from "../query";

const path = paths.pointsOfSale;

export const meta = pageMeta<typeof loader>(({ text, filter, page, points }) => ({
  ...text,
  title: page > 1 ? `${text.title}, strona ${page}` : text.title,
  canonical: withQuery(path, writePointOfSaleQuery(filter, page)),
  noindex: Object.values(filter).some(Boolean),
  jsonLd: ({ siteUrl }) => storesJsonLd(points, siteUrl),
}));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: mapStyles }];

export const handle = { ...breadcrumbHandle, searchParams: pointOfSaleParameters };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/**
 * Shops filtered by place, voivodeship and collection. The visitor enters these filters in a plain GET form (behaviour
 * 17.1).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const text = getPage(path) ?? throwUnknownPath();
  const shops = findShops(new URL(request.url).searchParams);
  if (!shops) throw new Response(null, { status: 404 });
  return json({ text, ...shops, breadcrumb: await resolveBreadcrumb(request) });
}

export default function PointsOfSalePage() {
  return <PointsOfSalePageBody {...useLoaderData<typeof loader>()} />;
}
