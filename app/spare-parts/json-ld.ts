import * as paths from "~/paths";
import { pictureUrl } from "~/ui/pictures";
import type { SparePartView } from "./part-view";

/** Returns a spare part as JSON-LD, with the products that it fits (schema.org `isAccessoryOrSparePartFor`). */
export function sparePartJsonLd(part: SparePartView, siteUrl: string, brandName: string): object {
  const { code, name, kindLabel, gtin, weightKg, picture, products } = part;
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
    ...(weightKg && { weight: quantity(weightKg, "KGM") }),
    ...sizes(part),
    isAccessoryOrSparePartFor: products.map((product) => ({
      "@type": "ProductGroup",
      "@id": siteUrl + product.to,
      url: siteUrl + product.to,
      name: product.name,
      productGroupID: product.code,
    })),
  };
}

/** Measures that schema.org has a property for; all others are named. */
const sizeProperties = ["width", "height", "depth"] as const;

function sizes({ measures, rows }: SparePartView): object {
  const own = sizeProperties.flatMap((key) => {
    const value = measures[key];
    return value === undefined ? [] : [[key, quantity(value, "MMT")] as const];
  });
  const named = rows.filter(
    ({ key }) => key !== "weight" && !sizeProperties.some((property) => property === key),
  );
  return {
    ...Object.fromEntries(own),
    ...(named.length > 0 && { additionalProperty: named.map(({ label, value }) => property(label, value)) }),
  };
}

/** @param unitCode UN/CEFACT code of the unit: `MMT` are millimetres, `KGM` kilograms */
function quantity(value: number, unitCode: "MMT" | "KGM"): object {
  return { "@type": "QuantitativeValue", value, unitCode };
}

function property(name: string, value: string): object {
  return { "@type": "PropertyValue", name, value: value.replaceAll("\u00a0", " ") };
}
