import type { Partners } from "~/catalogue/fit-index/partners";
import type { Product } from "~/catalogue/product/schema.server";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { judgePair } from "~/fit-rules/check-pair";
import { withLines } from "./changes";
import { type DrainedBasin, type Joint, matchDrains, type Stock } from "./drainage";
import { productOfCode } from "./listed-item";
import type { ProjectList } from "./project-list";

/** Catalogue and fit data for finding the missing parts of a list. */
export type Supply = { catalogue: Catalogue; partners: Pick<Partners, "model" | "partnersOf"> };

/** A product that is missing from the list. `for` is the listed product that cannot be mounted without it. */
export type Need = { room: string; product: Product; quantity: number; for: Product };

/**
 * Returns the parts that are missing from a list (behaviour 27.6): bodies and frames that its products require, and a
 * waste and a trap for each basin. Parts count regardless of their room. A waste or trap counts only if the fit rules
 * accept it.
 */
export function findNeeds(list: ProjectList, supply: Supply): Need[] {
  const needs = new Map<string, Need>();
  for (const { product, quantity, for: whole } of balanceOf(list, supply).lacks) {
    const key = `${product.slug} ${whole.room}`;
    const need = needs.get(key) ?? { room: whole.room, product, quantity: 0, for: whole.product };
    needs.set(key, { ...need, quantity: need.quantity + quantity });
  }
  return [...needs.values()];
}

/** Returns the list with all missing parts added, each to the room that needs it. */
export function withNeeds(list: ProjectList, supply: Supply): ProjectList {
  return findNeeds(list, supply).reduce((filled, { room, product, quantity }) => {
    const code = product.finishes[0]?.code ?? product.code;
    return withLines(filled, [{ code, quantity }], room);
  }, list);
}

/** Missing pieces of a product. The line `for` needs them; they have to be mounted on the line `on`. */
export type Lack = { product: Product; quantity: number; for: Stock; on: Stock };

/** Missing, matched and unused parts of a list. */
export type Balance = {
  lacks: Lack[];
  /** Matched pairs: basins with their wastes, and wastes with their traps. */
  joints: Joint[];
  /** Lines with at least one piece that is not matched to another line. */
  spare: Stock[];
};

export function balanceOf({ rooms }: ProjectList, supply: Supply): Balance {
  const stock = rooms.flatMap(({ name, lines }) =>
    lines.flatMap(({ code, quantity }) => {
      const product = productOfCode(code, supply.catalogue)?.product;
      return product ? [stocked(product, { room: name, quantity }, supply)] : [];
    }),
  );
  const { lacks, left } = balanceOfBodies(stock, supply);
  const basins = stock.flatMap((basin) => drainedBasin(basin, supply) ?? []);
  const joints = matchDrains(basins, stock);
  const drains = new Set(["waste", "trap"]);
  return {
    lacks: [...lacks, ...lackingDrains(basins, joints, supply)].sort(
      (one, other) => stock.indexOf(one.for) - stock.indexOf(other.for),
    ),
    joints,
    spare: stock.filter((line) => {
      if (!drains.has(line.model?.kind ?? "")) return (left.get(line.product.slug) ?? 0) > 0;
      const used = joints.filter(({ part }) => part === line).map(({ quantity }) => quantity);
      return used.reduce((sum, quantity) => sum + quantity, 0) < line.quantity;
    }),
  };
}

function stocked(
  product: Product,
  { room, quantity }: Pick<Stock, "room" | "quantity">,
  { partners }: Supply,
) {
  return { room, product, quantity, model: partners.model(product.slug) };
}

/** Assigns the listed bodies and frames, in any room, to the products that require them. Accepts no substitutes. */
function balanceOfBodies(stock: readonly Stock[], { catalogue }: Supply) {
  const left = new Map<string, number>();
  for (const { product, quantity } of stock) left.set(product.slug, (left.get(product.slug) ?? 0) + quantity);
  const lacks = stock.flatMap((line): Lack[] =>
    line.product.requires.flatMap((slug) => {
      const met = Math.min(left.get(slug) ?? 0, line.quantity);
      left.set(slug, (left.get(slug) ?? 0) - met);
      const product = catalogue.bySlug.get(slug);
      const quantity = line.quantity - met;
      return product && quantity > 0 ? [{ product, quantity, for: line, on: line }] : [];
    }),
  );
  return { lacks, left };
}

/**
 * Returns the basin with the waste to order for it; null if the product is not a basin or no waste in the range fits
 * it.
 */
function drainedBasin(basin: Stock, supply: Supply): DrainedBasin | null {
  const waste = supply.catalogue.bySlug.get(
    supply.partners.partnersOf(basin.product.slug)?.waste?.slug ?? "",
  );
  return waste ? { basin, ordered: stocked(waste, basin, supply) } : null;
}

function lackingDrains(basins: readonly DrainedBasin[], joints: readonly Joint[], supply: Supply): Lack[] {
  const ordered = new Set(basins.map((one) => one.ordered));
  return joints.flatMap(({ on, part, quantity }): Lack[] => {
    if (part === null) return lackingTraps(on, quantity, joints, supply);
    return ordered.has(part) ? [{ product: part.product, quantity, for: on, on }] : [];
  });
}

/**
 * Distributes the missing traps of a waste among the basins that use this waste, starting with the last basin.
 * @param quantity number of pieces of the waste that have no trap
 */
function lackingTraps(waste: Stock, quantity: number, joints: readonly Joint[], supply: Supply): Lack[] {
  let missing = quantity;
  return joints.toReversed().flatMap(({ on: basin, part, quantity: wastes }): Lack[] => {
    const lacking = part === waste ? Math.min(missing, wastes) : 0;
    missing -= lacking;
    const product = lacking > 0 && trapFor(waste, basin, supply);
    return product ? [{ product, quantity: lacking, for: basin, on: waste }] : [];
  });
}

/**
 * Returns the trap shown on the basin's page if it also fits this waste, or else the trap shown on the waste's page.
 */
function trapFor(waste: Stock, basin: Stock, { catalogue, partners }: Supply): Product | null {
  const own = partners.model(partners.partnersOf(basin.product.slug)?.trap?.slug ?? "");
  const fits = own && waste.model && judgePair(waste.model, own)?.verdict === "fits";
  const slug = fits ? own.slug : partners.partnersOf(waste.product.slug)?.trap?.slug;
  return catalogue.bySlug.get(slug ?? "") ?? null;
}
