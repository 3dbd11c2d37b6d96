import { StaticPart } from "~/remix/static-parts";
import { ProductDrawing } from "./gallery/drawing";
import { ProductGallery } from "./gallery/gallery";
import type { LiveProduct } from "./live-product";
import type { productStaticParts } from "./static-parts.server";
import { KeyFacts, ProductActions, ProductHead } from "./summary";

type ProductPageBodyProps = { product: LiveProduct; staticParts: ReturnType<typeof productStaticParts> };

/** The product page (behaviour 16.1). What a script changes is here; all else is a static part. */
export function ProductPageBody({ product, staticParts }: ProductPageBodyProps) {
  return (
    <article className="container-page lg:pt-6">
      <div className="product-opening">
        <ProductHead product={product} />
        <ProductGallery product={product} staticParts={staticParts} />
        <KeyFacts product={product} staticParts={staticParts} />
        <ProductActions product={product} />
      </div>
      <StaticPart parts={staticParts} id="o-produkcie" />
      <ProductDrawing product={product} />
      <StaticPart parts={staticParts} id="dane-produktu" />
    </article>
  );
}
