import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getRange } from "~/catalogue/fit-index/range.server";
import { modelLibrary } from "~/catalogue/model-library/library";
import { ModelLibraryList } from "~/catalogue/model-library/list";
import { isFiltered, libraryParameters, parseLibraryQuery } from "~/catalogue/model-library/query";
import { EditorialPageBody } from "~/editorial/pages/page-body";
import { getPage } from "~/editorial/pages/pages.server";
import { throwRedirectOrNotFound, throwUnknownPath } from "~/http/redirects/unknown-path.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { findArtifact } from "~/platform/files/artifacts.server";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { page, library, breadcrumb } = args.data;
  const number = library.query.page;
  return pageMeta(args, {
    ...page,
    title: number > 1 ? `${page.title}, strona ${number}` : page.title,
    canonical: library.queryString ? `${paths.modelLibrary}?${library.queryString}` : paths.modelLibrary,
    noindex: isFiltered(library.query),
    breadcrumb,
  });
};

export const handle = { ...breadcrumbHandle, searchParams: libraryParameters };

export { clientLoader, shouldRevalidate } from "~/browser/recall/route";

/** 3D models to download (behaviours 1.5, 16.9), filtered by `?kolekcja=`, `?kategoria=` and `?format=`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = getPage(paths.modelLibrary) ?? throwUnknownPath(request);
  const { catalogue } = await getRange();
  const query = parseLibraryQuery(new URL(request.url).searchParams, catalogue);
  const library = query && modelLibrary(catalogue, query, findArtifact);
  if (!library) throwRedirectOrNotFound(request);
  return json({ page, library, breadcrumb: await resolveBreadcrumb(request) });
}

export default function ModelsPage() {
  const { page, library } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody page={page} drawing="models">
      <ModelLibraryList library={library} />
    </EditorialPageBody>
  );
}
