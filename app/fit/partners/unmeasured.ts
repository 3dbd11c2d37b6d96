import type { Product } from "~/range/product.server";
import type { Partners } from "./partners";

/** Returns the products that have rules but no side view: what fits them is not known yet, which is no verdict. */
export function unmeasured(products: readonly Product[], { model }: Pick<Partners, "model">): Product[] {
  return products.filter(({ slug, kind }) => kind.fitting !== null && model(slug) === null);
}
