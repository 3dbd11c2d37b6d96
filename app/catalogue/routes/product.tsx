import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { qrSvg } from "lib/drawing/qr-code.server";
import { getEnv } from "lib/platform/env.server";
import { findArtifact } from "lib/platform/files.server";
import { getBrand } from "~/brand/brand.server";
import { getPage } from "~/editorial/pages.server";
import { currentPartners } from "~/fit/partners.server";
import { throwNotFound } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { readPartPlaces } from "~/range/spare-parts.server";
import { readDrawings } from "../drawings.server";
import { productJsonLd } from "../product-page/json-ld";
import { ProductPageBody } from "../product-page/product-body";
import { warningsFor } from "../product-page/safety-block";
import { productStaticParts } from "../product-page/static-parts.server";
import { productView } from "../product-page/view";

export const meta = pageMeta<typeof loader>(({ product }) => {
  const { code, label, to } = product.finish;
  const isFinish = !product.finishes[0]?.selected;
  return {
    title: `${product.name} ${isFinish ? `${code}, ${label}` : product.code}`,
    shared: isFinish ? to : undefined,
    description: product.short,
    picture: product.pictures[0],
    jsonLd: (site) => productJsonLd(product, site.siteUrl, site.brand.name),
  };
});

export const handle = { ...breadcrumbHandle, searchParams: ["wykonczenie"] };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/**
 * A product; `?wykonczenie=` selects one of its finishes. The canonical URL is that of the product without a selected
 * finish.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const partners = await currentPartners();
  const wanted = new URL(request.url).searchParams.get("wykonczenie");
  const product = productView(partners.catalogue, params["*"] ?? "", wanted, {
    drawings: readDrawings(),
    partPlaces: readPartPlaces(),
    findArtifact: findArtifact,
    partners,
  });
  if (!product) throwNotFound();
  const { gpsr } = getBrand();
  const terms = getPage("/warunki-gwarancji")?.terms ?? [];
  const { code, gtin } = product.finish;
  const siteUrl = getEnv().SITE_URL;
  return json({
    product: product.live,
    staticParts: productStaticParts(product, {
      warranty: product.warranty.flatMap((id) => terms.find((term) => term.id === id) ?? []),
      safety: { ...gpsr, warnings: warningsFor(gpsr.warnings, product.lineage) },
      qr: qrSvg(siteUrl + paths.digitalLink(gtin), `Kod QR produktu ${code}`),
      siteUrl,
    }),
    breadcrumb: await resolveBreadcrumb(request, product.name, product.lineage[0], product.finish.to),
  });
}

export default function ProductPage() {
  const { product, staticParts } = useLoaderData<typeof loader>();
  return <ProductPageBody product={product} staticParts={staticParts} />;
}
