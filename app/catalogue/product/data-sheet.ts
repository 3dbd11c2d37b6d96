import type { Product } from "./schema.server";

/** Returns the URL of a product's data sheet, a PDF that the build generates. */
export function dataSheet({ code, slug }: Pick<Product, "code" | "slug">): string {
  return `/files/karty/${code}-${slug}.pdf`;
}
