import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getCategoryTree } from "~/catalogue/category-cache.server";
import { productJsonLd } from "~/catalogue/product-json-ld";
import { ProductPageBody } from "~/catalogue/product-page-body";
import { productView } from "~/catalogue/product-view";
import { getCatalogue } from "~/catalogue/products.server";
import { keepAfterPost } from "~/delivery/keep-after-post";
import { notFoundInPlace } from "~/delivery/unknown-path.server";
import { getPage } from "~/editorial/pages.server";
import { breadcrumbHandle } from "~/layout/breadcrumb";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { pageMeta } from "~/layout/page-meta";
import { getBrand } from "~/platform/brand.server";
import { madeFile } from "~/platform/made-files.server";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { product, breadcrumb } = args.data;
  return pageMeta(args, {
    title: `${product.name} ${product.code}`,
    description: product.short,
    picture: product.pictures[0],
    breadcrumb,
    jsonLd: (site) => productJsonLd(product, site.siteUrl, site.brand.name),
  });
};

export const handle = { ...breadcrumbHandle, searchParams: ["wykonczenie"] };

export const shouldRevalidate = keepAfterPost;

/** A product; `?wykonczenie=` shows one of its finishes. The canonical address is that of the model. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const catalogue = getCatalogue(await getCategoryTree());
  const wanted = new URL(request.url).searchParams.get("wykonczenie");
  const product = productView(catalogue, params["*"] ?? "", wanted, madeFile);
  if (!product) notFoundInPlace(request);
  const { terms } = getPage("/warunki-gwarancji");
  return json({
    product,
    warranty: product.warranty.flatMap((id) => terms.find((term) => term.id === id) ?? []),
    safety: getBrand().gpsr,
    breadcrumb: await resolveBreadcrumb(request, product.name),
  });
}

export default function ProductPage() {
  const { product, warranty, safety } = useLoaderData<typeof loader>();
  return <ProductPageBody product={product} warranty={warranty} safety={safety} />;
}
