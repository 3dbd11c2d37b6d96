import type { Product } from "./schema.server";

/** URL of a product's data sheet (PDF), which the build generates. */
export function dataSheet({ code, slug }: Pick<Product, "code" | "slug">): string {
  return `/files/karty/${code}-${slug}.pdf`;
}
