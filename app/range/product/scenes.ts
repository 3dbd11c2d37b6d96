import type { Product } from "./schema/schema.server";

/** Returns the paths of all pictures of a product in interiors, whatever finish they show it in. */
export function everyScene({ finishes, scenes }: Pick<Product, "finishes" | "scenes">): string[] {
  return [...finishes.flatMap((finish) => finish.scenes), ...scenes];
}
