import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findArtifact } from "lib/platform/files.server";
import { EditorialPageBody } from "~/editorial/page-body";
import { getPage } from "~/editorial/pages.server";
import { throwNotFound, throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { getRange } from "~/range/products.server";
import { modelLibrary } from "../model-library";
import { ModelLibraryList } from "../model-list";
import { isFiltered, libraryParameters, parseLibraryQuery } from "../model-query";

export const meta = pageMeta<typeof loader>(({ page, library }) => {
  const number = library.query.page;
  return {
    ...page,
    title: number > 1 ? `${page.title}, strona ${number}` : page.title,
    canonical: library.queryString ? `${paths.modelLibrary}?${library.queryString}` : paths.modelLibrary,
    noindex: isFiltered(library.query),
  };
});

export const handle = { ...breadcrumbHandle, searchParams: libraryParameters };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** 3D models to download (behaviours 1.5, 16.9), filtered by `?kolekcja=`, `?kategoria=` and `?format=`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = getPage(paths.modelLibrary) ?? throwUnknownPath();
  const { catalogue } = await getRange();
  const query = parseLibraryQuery(new URL(request.url).searchParams, catalogue);
  const library = modelLibrary(catalogue, query, findArtifact);
  if (!library) throwNotFound();
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
