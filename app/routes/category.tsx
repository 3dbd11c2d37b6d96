import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getCategoryTree } from "~/catalogue/category-cache.server";
import { CategoryPageBody, categoryView } from "~/catalogue/category-page-body";
import { notFoundInPlace } from "~/delivery/unknown-path.server";
import { breadcrumbHandle } from "~/layout/breadcrumb";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { pageMeta } from "~/layout/page-meta";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { category, breadcrumb } = args.data;
  return pageMeta(args, {
    title: category.label,
    description: `${category.label} Modrawa: modele, wymiary, wykończenia i pliki do pobrania.`,
    breadcrumb,
  });
};

export const handle = breadcrumbHandle;

/** A category of the tree, at any depth. */
export async function loader({ request }: LoaderFunctionArgs) {
  const tree = await getCategoryTree();
  const category = tree.byPath.get(new URL(request.url).pathname);
  if (!category) notFoundInPlace(request);
  return json({ category: categoryView(category), breadcrumb: await resolveBreadcrumb(request) });
}

export default function CategoryPage() {
  const { category } = useLoaderData<typeof loader>();
  return <CategoryPageBody category={category} title={category.label} />;
}
