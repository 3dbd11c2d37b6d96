import type { Product } from "~/catalogue/product/schema.server";
import type { Catalogue } from "~/catalogue/range/catalogue";
import { withLines } from "./changes";
import type { ProjectLine, ProjectList } from "./project-list";
import { productOfCode } from "./read-project";

/** Something that a room's products cannot be mounted without, and that the list does not have. */
export type Need = { room: string; product: Product; quantity: number; for: Product };

/**
 * What is missing: the bodies and frames that products require (`requires`) beyond those on the list, in whichever room
 * they are.
 */
export function findNeeds({ rooms }: ProjectList, catalogue: Catalogue): Need[] {
  const needs = new Map<string, Need>();
  const listed = new Map<Product, number>();
  const counted = rooms.flatMap(({ name, lines }) =>
    lines.flatMap(({ code, quantity }) => {
      const product = productOfCode(code, catalogue)?.product;
      return product ? { room: name, product, quantity } : [];
    }),
  );
  for (const { product, quantity } of counted) listed.set(product, (listed.get(product) ?? 0) + quantity);
  for (const { room, product, quantity } of counted)
    for (const required of product.requires.flatMap((slug) => catalogue.bySlug.get(slug) ?? [])) {
      const free = listed.get(required) ?? 0;
      listed.set(required, Math.max(0, free - quantity));
      const key = `${required.slug} ${room}`;
      const need = needs.get(key) ?? { room, product: required, quantity: 0, for: product };
      need.quantity += Math.max(0, quantity - free);
      if (need.quantity > 0) needs.set(key, need);
    }
  return [...needs.values()];
}

/** The list with all that is missing, each in the room that needs it. */
export function withNeeds(list: ProjectList, catalogue: Catalogue): ProjectList {
  return findNeeds(list, catalogue).reduce((filled, { room, product, quantity }) => {
    const line: ProjectLine = { code: product.finishes[0]?.code ?? product.code, quantity };
    return withLines(filled, [line], room);
  }, list);
}
