import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findArtifact } from "lib/platform/files.server";
import { EditorialPageBody } from "~/editorial/page-body";
import { getPage } from "~/editorial/pages.server";
import drawingStyles from "~/fit/rules/drawing.css?url";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { fitParameters } from "../check/parameters";
import { parseFitQuery } from "../check/query";
import { fitCheckView } from "../check/view";
import fitCheckStyles from "../fit-check.css?url";
import { FitCheckBody } from "../fit-check-body";
import { currentPartners } from "../partners.server";

export const meta = pageMeta<typeof loader>(({ page, view }) => {
  const { subject, title, to, isIndexable } = view;
  return {
    ...(page ?? { title }),
    ...(subject.kind === "pair" && { description: subject.pair.summary }),
    canonical: to,
    noindex: !isIndexable,
  };
});

export const links: LinksFunction = () =>
  [drawingStyles, fitCheckStyles].map((href) => ({ rel: "stylesheet", href }));

export const handle = { ...breadcrumbHandle, searchParams: fitParameters };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/**
 * Checks whether the products `?a=` and `?b=` fit together. If only one product is given, lists all products that fit
 * it (behaviours, chapter 26).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const start = getPage(paths.fitCheck) ?? throwUnknownPath();
  const partners = await currentPartners();
  const query = parseFitQuery(new URL(request.url).searchParams, partners);
  const view = fitCheckView(query, partners, findArtifact);
  const page = query.kind === "start" ? start : null;
  return json({ page, view, breadcrumb: await resolveBreadcrumb(request) }, { status: view.status });
}

export default function FitCheckPage() {
  const { page, view } = useLoaderData<typeof loader>();
  const body = <FitCheckBody view={view} />;
  return page ? (
    <EditorialPageBody page={page} drawing="fit-check">
      {body}
    </EditorialPageBody>
  ) : (
    body
  );
}
