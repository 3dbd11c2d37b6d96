import { pictureUrl } from "~/ui/pictures";
import type { LiveProduct } from "./live-product";

/**
 * Returns a product's structured data: a schema.org ProductGroup with one variant for each finish. It has no offers,
 * because the site shows no prices.
 */
export function productJsonLd(product: LiveProduct, siteUrl: string, brandName: string): object {
  const url = `${siteUrl}/produkt/${product.slug}`;
  const shared = {
    brand: { "@type": "Brand", name: brandName },
    description: product.short,
  };
  return {
    "@type": "ProductGroup",
    "@id": url,
    url,
    name: product.name,
    productGroupID: product.code,
    variesBy: "https://schema.org/color",
    ...shared,
    image: product.pictures.map(({ src }) => siteUrl + pictureUrl(src)),
    hasVariant: product.finishes.map(({ label, code, gtin, picture, to }) => ({
      "@type": "Product",
      name: `${product.name}, ${label.toLowerCase()}`,
      color: label,
      sku: code,
      mpn: code,
      gtin13: gtin,
      url: siteUrl + to,
      ...(picture && { image: siteUrl + pictureUrl(picture) }),
      ...shared,
    })),
  };
}
