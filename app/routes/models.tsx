import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getCategoryTree } from "~/catalogue/category-cache.server";
import { modelLibrary } from "~/catalogue/model-library";
import { ModelLibraryList } from "~/catalogue/model-library-list";
import { isFiltered, libraryParameters, parseLibraryQuery } from "~/catalogue/model-library-query";
import { getCatalogue } from "~/catalogue/products.server";
import { keepAfterPost } from "~/delivery/keep-after-post";
import { notFoundInPlace } from "~/delivery/unknown-path.server";
import { EditorialPageBody } from "~/editorial/editorial-page-body";
import { getPage } from "~/editorial/pages.server";
import { breadcrumbHandle } from "~/layout/breadcrumb";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { pageMeta } from "~/layout/page-meta";
import { madeFile } from "~/platform/made-files.server";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { page, library, breadcrumb } = args.data;
  const number = library.query.page;
  return pageMeta(args, {
    ...page,
    title: number > 1 ? `${page.title}, strona ${number}` : page.title,
    canonical: library.queryString ? `/bryly?${library.queryString}` : "/bryly",
    noindex: isFiltered(library.query),
    breadcrumb,
  });
};

export const handle = { ...breadcrumbHandle, searchParams: libraryParameters };

export const shouldRevalidate = keepAfterPost;

/** 3D models to download (specification §2 `/bryly`), narrowed by `?kolekcja=`, `?kategoria=` and `?format=`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const catalogue = getCatalogue(await getCategoryTree());
  const query = parseLibraryQuery(new URL(request.url).searchParams, catalogue);
  const library = query && modelLibrary(catalogue, query, madeFile);
  if (!library) notFoundInPlace(request);
  return json({ page: getPage("/bryly"), library, breadcrumb: await resolveBreadcrumb(request) });
}

export default function ModelsPage() {
  const { page, library } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody page={page}>
      <ModelLibraryList library={library} />
    </EditorialPageBody>
  );
}
