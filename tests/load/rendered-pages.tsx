import { createRemixStub } from "@remix-run/testing";
import { qrSvg } from "lib/drawing/qr-code.server";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { CategoryPageBody } from "~/catalogue/category/page-body";
import { categoryText } from "~/catalogue/category-texts.server";
import { categoryView } from "~/catalogue/category-view";
import { readDrawings } from "~/catalogue/drawings.server";
import { listProducts } from "~/catalogue/listing/listing";
import { liveProduct } from "~/catalogue/product-page/live-product";
import { ProductPageBody } from "~/catalogue/product-page/page-body";
import { warningsFor } from "~/catalogue/product-page/safety-block";
import { productStaticParts } from "~/catalogue/product-page/static-parts.server";
import { productView } from "~/catalogue/product-page/view";
import { getBrand } from "~/content/brand/brand.server";
import { navigationLabels } from "~/editorial/menus/menus.server";
import { getPage } from "~/editorial/pages/pages.server";
import type { PartnerFacet } from "~/fit/partners/partner-facet";
import type { Partners } from "~/fit/partners/partners";
import { breadcrumbs } from "~/layout/breadcrumb/breadcrumb";
import { Breadcrumb, breadcrumbHandle } from "~/layout/breadcrumb/breadcrumb-list";
import * as paths from "~/paths";
import { parseListingQuery } from "~/range/facets/query";
import type { Catalogue } from "~/range/products/catalogue";
import type { Category } from "~/range/tree/tree";

/**
 * Renders the body of a category page as HTML, like its route: from parsing the query to the last element.
 * @throws {Error} if the query string is invalid or its page does not exist
 */
export function renderCategoryPage(
  catalogue: Catalogue,
  category: Category,
  params: string,
  partners: PartnerFacet,
): string {
  const { query, messages } = parseListingQuery(new URLSearchParams(params), catalogue.facets);
  const listing = query && listProducts(catalogue, { categoryId: category.id, query, partners });
  if (!listing) throw new Error(`No list at ${category.to}?${params}`);
  const data = { category: categoryView(category), text: categoryText(category.id), listing, messages };
  return render(<CategoryPageBody data={data} title={category.label} />, `${category.to}?${params}`);
}

/**
 * Renders the body of a product page as HTML, as if the build had generated every download of the product.
 * @throws {Error} if no product has the slug
 */
export function renderProductPage(catalogue: Catalogue, slug: string, partners: Partners): string {
  const findArtifact = (path: string) => ({ path, bytes: 250_000, date: "2026-01-31" });
  const product = productView(catalogue, slug, null, { findArtifact, partners, drawings: readDrawings() });
  if (!product) throw new Error(`No product ${slug}`);
  const terms = getPage("/warunki-gwarancji")?.terms ?? [];
  const { gpsr } = getBrand();
  const warranty = product.warranty.flatMap((id) => terms.find((term) => term.id === id) ?? []);
  const staticParts = productStaticParts(product, {
    warranty,
    safety: { ...gpsr, warnings: warningsFor(gpsr.warnings, product.lineage) },
    qr: qrSvg(getBrand().siteUrl + paths.digitalLink(product.finish.gtin), product.finish.code),
  });
  return render(
    <ProductPageBody product={liveProduct(product)} staticParts={staticParts} />,
    `/produkt/${slug}`,
  );
}

/** Renders the breadcrumb of a category as HTML, including the lookup of the category by its path. */
export function renderBreadcrumb({ tree }: Catalogue, pathname: string): string {
  const breadcrumb = breadcrumbs({ pathname, tree, labels: navigationLabels() });
  const Page = createRemixStub([{ id: "page", path: "*", handle: breadcrumbHandle, Component: Breadcrumb }]);
  return renderToString(
    <Page initialEntries={[pathname]} hydrationData={{ loaderData: { page: { breadcrumb } } }} />,
  );
}

/** Renders inside a route, which links, forms and location hooks require. */
function render(body: ReactElement, address: string): string {
  const Page = createRemixStub([{ path: "*", Component: () => body }]);
  return renderToString(<Page initialEntries={[address]} />);
}
