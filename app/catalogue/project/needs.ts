import type { Partners } from "~/catalogue/partners/partners";
import type { Product } from "~/catalogue/product/schema.server";
import type { Catalogue } from "~/catalogue/range/catalogue";
import { withLines } from "./changes";
import type { ProjectList } from "./project-list";
import { productOfCode } from "./read-project";

/** What the needs are found in. */
export type Supply = { catalogue: Catalogue; partners: Pick<Partners, "model" | "partnersOf"> };

/** Something that a room's products cannot be mounted without, and that the list does not have. */
export type Need = { room: string; product: Product; quantity: number; for: Product };

/** What a product needs; it may be met by any product of the list that is in the same pool. */
type Demand = { product: Product; pool: string };

/**
 * What is missing: the bodies and frames that products require, and a waste and a trap for each basin, by the rules of
 * what fits. What any room has of them counts.
 */
export function findNeeds({ rooms }: ProjectList, supply: Supply): Need[] {
  const counted = rooms.flatMap(({ name, lines }) =>
    lines.flatMap(({ code, quantity }) => {
      const product = productOfCode(code, supply.catalogue)?.product;
      return product ? { room: name, product, quantity } : [];
    }),
  );
  const free = new Map<string, number>();
  for (const { product, quantity } of counted)
    for (const pool of poolsOf(product, supply)) free.set(pool, (free.get(pool) ?? 0) + quantity);

  const needs = new Map<string, Need>();
  for (const { room, product, quantity } of counted)
    for (const demand of demandsOf(product, supply)) {
      const met = Math.min(free.get(demand.pool) ?? 0, quantity);
      free.set(demand.pool, (free.get(demand.pool) ?? 0) - met);
      const key = `${demand.product.slug} ${room}`;
      const need = needs.get(key) ?? { room, product: demand.product, quantity: 0, for: product };
      if (quantity > met) needs.set(key, { ...need, quantity: need.quantity + quantity - met });
    }
  return [...needs.values()];
}

/** The list with all that is missing, each in the room that needs it. */
export function withNeeds(list: ProjectList, supply: Supply): ProjectList {
  return findNeeds(list, supply).reduce((filled, { room, product, quantity }) => {
    const code = product.finishes[0]?.code ?? product.code;
    return withLines(filled, [{ code, quantity }], room);
  }, list);
}

function demandsOf({ slug, requires }: Product, { catalogue, partners }: Supply): Demand[] {
  const drained = partners.partnersOf(slug);
  const demand = (found: string | undefined, pool: string): Demand[] => {
    const product = catalogue.bySlug.get(found ?? "");
    return product ? [{ product, pool }] : [];
  };
  return [
    ...requires.flatMap((required) => demand(required, required)),
    ...demand(drained?.waste?.slug, "waste"),
    ...demand(drained?.trap?.slug, "trap"),
  ];
}

/** A body is met by that body alone, a waste and a trap by any. */
function poolsOf({ slug }: Product, { partners }: Supply): string[] {
  return [slug, partners.model(slug)?.kind ?? slug].filter((pool, at, all) => all.indexOf(pool) === at);
}
