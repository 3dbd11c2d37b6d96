import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FitCheckBody } from "~/catalogue/fit-check/page-body";
import { fitParameters } from "~/catalogue/fit-check/parameters";
import { parseFitQuery } from "~/catalogue/fit-check/query";
import { fitCheckView } from "~/catalogue/fit-check/view";
import { getPartners } from "~/catalogue/partners/partners.server";
import { getCatalogue } from "~/catalogue/range/products.server";
import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import { revalidateExceptAfterPost } from "~/delivery/browser/revalidation";
import { loadOrRecall } from "~/delivery/browser/seen-pages";
import { EditorialPageBody } from "~/editorial/pages/page-body";
import { getPage } from "~/editorial/pages/pages.server";
import drawingStyles from "~/fitting/drawing/drawing.css?url";
import { breadcrumbHandle } from "~/layout/frame/breadcrumb";
import { madeFile } from "~/platform/files/made-files.server";
import { resolveBreadcrumb } from "~/site/breadcrumb.server";
import { pageMeta } from "~/site/page-meta";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { page, view, breadcrumb } = args.data;
  const { subject, title, to, isIndexable } = view;
  return pageMeta(args, {
    ...(page ?? { title }),
    ...(subject.kind === "pair" && { description: subject.pair.summary }),
    canonical: to,
    noindex: !isIndexable,
    breadcrumb,
  });
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: drawingStyles }];

export const handle = { ...breadcrumbHandle, searchParams: fitParameters };

export const shouldRevalidate = revalidateExceptAfterPost;

/** Whether two products go together, `?a=` and `?b=`, or all that goes with one (chapter 26). */
export async function loader({ request }: LoaderFunctionArgs) {
  const tree = await getCategoryTree();
  const [catalogue, partners] = [getCatalogue(tree), getPartners(tree)];
  const asked = parseFitQuery(new URL(request.url).searchParams, catalogue, partners);
  const view = fitCheckView(asked, catalogue, partners, madeFile);
  const page = asked.kind === "start" ? getPage("/dopasowanie") : null;
  return json({ page, view, breadcrumb: await resolveBreadcrumb(request) }, { status: view.status });
}

export const clientLoader = loadOrRecall;

export default function FitCheckPage() {
  const { page, view } = useLoaderData<typeof loader>();
  const body = <FitCheckBody view={view} />;
  return page ? <EditorialPageBody page={page}>{body}</EditorialPageBody> : body;
}
