import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getCategoryTree } from "~/catalogue/category-cache.server";
import { CategoryPageBody, categoryView } from "~/catalogue/category-page-body";
import { breadcrumbHandle } from "~/layout/breadcrumb";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { pageMeta } from "~/layout/page-meta";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: "Produkty",
        description:
          "Wszystkie kategorie produktów Modrawa: baterie, prysznice, umywalki, wanny i akcesoria.",
        breadcrumb: args.data.breadcrumb,
      })
    : [];

export const handle = breadcrumbHandle;

/** All products: the root of the category tree. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { root } = await getCategoryTree();
  return json({ category: categoryView(root), breadcrumb: await resolveBreadcrumb(request) });
}

export default function ProductsPage() {
  const { category } = useLoaderData<typeof loader>();
  return <CategoryPageBody category={category} title="Produkty" />;
}
