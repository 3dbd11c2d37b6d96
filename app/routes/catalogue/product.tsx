import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getRange } from "~/catalogue/fit-index/range.server";
import { readDrawings } from "~/catalogue/product-page/drawings.server";
import { productJsonLd } from "~/catalogue/product-page/json-ld";
import { liveProduct } from "~/catalogue/product-page/live-product";
import { ProductPageBody } from "~/catalogue/product-page/page-body";
import { warningsFor } from "~/catalogue/product-page/safety-block";
import { productStaticParts } from "~/catalogue/product-page/static-parts.server";
import { productView } from "~/catalogue/product-page/view";
import { getBrand } from "~/content/brand.server";
import { getPage } from "~/editorial/pages/pages.server";
import { throwRedirectOrNotFound } from "~/http/redirects/unknown-path.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { getEnv } from "~/platform/env.server";
import { findArtifact } from "~/platform/files/artifacts.server";
import { qrSvg } from "~/ui/qr/qr-code.server";

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

export { clientLoader, shouldRevalidate } from "~/browser/recall/route";

/**
 * A product; `?wykonczenie=` selects one of its finishes. The canonical URL is that of the product without a selected
 * finish.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { catalogue, partners } = await getRange();
  const wanted = new URL(request.url).searchParams.get("wykonczenie");
  const product = productView(catalogue, params["*"] ?? "", wanted, {
    drawings: readDrawings(),
    findArtifact: findArtifact,
    partners,
  });
  if (!product) throwRedirectOrNotFound(request);
  const { gpsr } = getBrand();
  const terms = getPage("/warunki-gwarancji")?.terms ?? [];
  const { code, gtin } = product.finish;
  return json({
    product: liveProduct(product),
    staticParts: productStaticParts(product, {
      warranty: product.warranty.flatMap((id) => terms.find((term) => term.id === id) ?? []),
      safety: { ...gpsr, warnings: warningsFor(gpsr.warnings, product.lineage) },
      qr: qrSvg(getEnv().SITE_URL + paths.digitalLink(gtin), `Kod QR produktu ${code}`),
    }),
    breadcrumb: await resolveBreadcrumb(request, product.name, product.lineage[0]),
  });
}

export default function ProductPage() {
  const { product, staticParts } = useLoaderData<typeof loader>();
  return <ProductPageBody product={product} staticParts={staticParts} />;
}
