import type { Product } from "./schema.server";

/** URL of a product's data sheet as PDF. The build makes it, the site links to it. */
export function dataSheet({ code, slug }: Pick<Product, "code" | "slug">): string {
  return `/files/karty/${code}-${slug}.pdf`;
}
