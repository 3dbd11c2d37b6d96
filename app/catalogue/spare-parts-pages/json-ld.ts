import * as paths from "~/paths";
import { schemaOrg } from "~/platform/schema-org";
import { pictureUrl } from "~/ui/pictures/picture";
import type { SparePartView } from "./part-view";

/** Returns a spare part as JSON-LD, with the products that it fits (schema.org `isAccessoryOrSparePartFor`). */
export function sparePartJsonLd(part: SparePartView, siteUrl: string, brandName: string): object {
  const { code, name, kindLabel, picture, products } = part;
  const url = siteUrl + paths.sparePart(code);
  return {
    "@context": schemaOrg,
    "@type": "Product",
    "@id": url,
    url,
    name,
    sku: code,
    mpn: code,
    category: kindLabel,
    brand: { "@type": "Brand", name: brandName },
    ...(picture && { image: siteUrl + pictureUrl(picture) }),
    isAccessoryOrSparePartFor: products.map((product) => ({
      "@type": "ProductGroup",
      "@id": siteUrl + product.to,
      url: siteUrl + product.to,
      name: product.name,
      productGroupID: product.code,
    })),
  };
}
