import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getPartners } from "~/catalogue/partners/partners.server";
import { digitalLink } from "~/catalogue/product/digital-link";
import { productJsonLd } from "~/catalogue/product-page/json-ld";
import { ProductPageBody } from "~/catalogue/product-page/page-body";
import { warningsFor } from "~/catalogue/product-page/safety-block";
import { productView } from "~/catalogue/product-page/view";
import { getCatalogue } from "~/catalogue/range/products.server";
import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import { getBrand } from "~/content/brand.server";
import { revalidateExceptAfterPost } from "~/delivery/browser/revalidation";
import { loadOrRecall } from "~/delivery/browser/seen-pages";
import { throwRedirectOrNotFound } from "~/delivery/redirects/unknown-path.server";
import { getPage } from "~/editorial/pages/pages.server";
import { breadcrumbHandle } from "~/layout/frame/breadcrumb";
import { getEnv } from "~/platform/env.server";
import { madeFile } from "~/platform/files/made-files.server";
import { resolveBreadcrumb } from "~/site/breadcrumb.server";
import { pageMeta } from "~/site/page-meta";
import { qrCode } from "~/ui/qr/qr-code.server";

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

export const shouldRevalidate = revalidateExceptAfterPost;

/** A product; `?wykonczenie=` shows one of its finishes. The canonical address is that of the model. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const tree = await getCategoryTree();
  const wanted = new URL(request.url).searchParams.get("wykonczenie");
  const product = productView(getCatalogue(tree), params["*"] ?? "", wanted, {
    findMade: madeFile,
    partners: getPartners(tree),
  });
  if (!product) throwRedirectOrNotFound(request);
  const { gpsr } = getBrand();
  const { terms } = getPage("/warunki-gwarancji");
  return json({
    product,
    warranty: product.warranty.flatMap((id) => terms.find((term) => term.id === id) ?? []),
    qr: qrCode(getEnv().SITE_URL + digitalLink(product.finish)),
    safety: { ...gpsr, warnings: warningsFor(gpsr.warnings, product.lineage) },
    breadcrumb: await resolveBreadcrumb(request, product.name, product.lineage[0]),
  });
}

export const clientLoader = loadOrRecall;

export default function ProductPage() {
  const { product, warranty, safety, qr } = useLoaderData<typeof loader>();
  return <ProductPageBody product={product} warranty={warranty} safety={safety} qr={qr} />;
}
