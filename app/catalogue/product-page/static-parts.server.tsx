import { renderStaticParts } from "~/remix/static-parts.server";
import { PlacesOnPage, ProductDescription, ProductDetails, type WarrantyTerm } from "./details";
import { RoomLinks } from "./gallery/room-links";
import type { SafetyNotice } from "./safety-block";
import type { ProductView } from "./view";

type Sources = {
  warranty: WarrantyTerm[];
  safety: SafetyNotice;
  /** SVG of a QR code with the finish's GS1 Digital Link; visible only in print. */
  qr: string;
  siteUrl: string;
};

/** Renders what no script changes on a product's page. */
export function productStaticParts(product: ProductView, { warranty, safety, qr, siteUrl }: Sources) {
  return {
    ...renderStaticParts({
      "o-produkcie": (
        <>
          <PlacesOnPage product={product} />
          <ProductDescription product={product} />
        </>
      ),
      "zobacz-u-siebie": <RoomLinks product={product} siteUrl={siteUrl} />,
      "dane-produktu": <ProductDetails product={product} warranty={warranty} safety={safety} />,
    }),
    "kod-qr": qr,
  };
}
