import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { throwNotFound } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { listingParameters } from "~/range/facets";
import { categoryTree } from "~/range/tree.server";
import { CategoryPageBody } from "../category/category-body";
import { categoryPage } from "../category/page-data.server";
import { categoryPicture } from "../category-view";
import { listingMeta } from "../listing-meta";

export const meta = pageMeta<typeof loader>(({ category, text, listing, breadcrumb }) => {
  const src = categoryPicture(category.image);
  // The title includes the parent categories, because both mixers and baths have a category of free-standing products.
  const title = breadcrumb
    .slice(2)
    .map(({ label }) => label)
    .reverse()
    .join(" – ");
  return {
    title: listing.page > 1 ? `${title}, strona ${listing.page}` : title,
    description: text ?? `${category.label}: modele, wymiary, wykończenia i\u00a0pliki do pobrania.`,
    picture: src ? { src, alt: category.label } : null,
    ...listingMeta(category.to, listing),
  };
});

export const handle = { ...breadcrumbHandle, searchParams: listingParameters };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** Loads a category at any depth of the tree. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const tree = await categoryTree().getTree();
  const category = tree.byPath.get(pathname);
  const data = category && categoryPage(tree, category, searchParams);
  if (!data) throwNotFound();
  return json({ ...data, breadcrumb: await resolveBreadcrumb(request) });
}

export default function CategoryPage() {
  const data = useLoaderData<typeof loader>();
  return <CategoryPageBody data={data} title={data.category.label} />;
}
