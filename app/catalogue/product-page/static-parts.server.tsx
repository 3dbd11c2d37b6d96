import { renderStaticParts } from "~/remix/static-parts.server";
import { PlacesOnPage, ProductDescription, ProductDetails, type WarrantyTerm } from "./details";
import type { SafetyNotice } from "./safety-block";
import type { ProductView } from "./view";

type Sources = {
  warranty: WarrantyTerm[];
  safety: SafetyNotice;
  /** SVG of a QR code with the finish's GS1 Digital Link; visible only in print. */
  qr: string;
};

/** Renders what no script changes on a product's page. */
export function productStaticParts(product: ProductView, { warranty, safety, qr }: Sources) {
  return {
    ...renderStaticParts({
      "o-produkcie": (
        <>
          <PlacesOnPage product={product} />
          <ProductDescription product={product} />
        </>
      ),
      "dane-produktu": <ProductDetails product={product} warranty={warranty} safety={safety} />,
    }),
    "kod-qr": qr,
  };
}
