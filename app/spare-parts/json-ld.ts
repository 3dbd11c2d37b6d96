import * as paths from "~/paths";
import { pictureUrl } from "~/ui/pictures";
import type { SparePartView } from "./part-view";

/** Returns a spare part as JSON-LD, with the products that it fits (schema.org `isAccessoryOrSparePartFor`). */
export function sparePartJsonLd(part: SparePartView, siteUrl: string, brandName: string): object {
  const { code, name, kindLabel, gtin, weightKg, picture, rows, products } = part;
  const measures = rows.filter(({ key }) => key !== "weight");
  const url = siteUrl + paths.sparePart(code);
  return {
    "@type": "Product",
    "@id": url,
    url,
    name,
    sku: code,
    mpn: code,
    ...(gtin && { gtin13: gtin }),
    category: kindLabel,
    brand: { "@type": "Brand", name: brandName },
    ...(picture && { image: siteUrl + pictureUrl(picture) }),
    ...(weightKg && {
      weight: { "@type": "QuantitativeValue", value: weightKg, unitCode: "KGM" },
    }),
    ...(measures.length > 0 && {
      additionalProperty: measures.map(({ label, value }) => ({
        "@type": "PropertyValue",
        name: label,
        value: value.replaceAll("\u00a0", " "),
      })),
    }),
    isAccessoryOrSparePartFor: products.map((product) => ({
      "@type": "ProductGroup",
      "@id": siteUrl + product.to,
      url: siteUrl + product.to,
      name: product.name,
      productGroupID: product.code,
    })),
  };
}
