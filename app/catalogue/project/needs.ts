import type { Partners } from "~/catalogue/fit-index/partners";
import type { Product } from "~/catalogue/product/schema.server";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { judgePair } from "~/fit-rules/check-pair";
import { withLines } from "./changes";
import { type DrainedBasin, type Joint, matchDrains, type Stock } from "./drainage";
import type { ProjectList } from "./project-list";
import { productOfCode } from "./read-project";

/** Data for finding needs. */
export type Supply = { catalogue: Catalogue; partners: Pick<Partners, "model" | "partnersOf"> };

/** Something that a room's products cannot be mounted without, and that the list does not have. */
export type Need = { room: string; product: Product; quantity: number; for: Product };

/**
 * What is missing: the bodies and frames that products require, and a waste and a trap for each basin. What any room has
 * of them counts; of wastes and traps only what the rules say fits.
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

/** The list with all that is missing, each in the room that needs it. */
export function withNeeds(list: ProjectList, supply: Supply): ProjectList {
  return findNeeds(list, supply).reduce((filled, { room, product, quantity }) => {
    const code = product.finishes[0]?.code ?? product.code;
    return withLines(filled, [{ code, quantity }], room);
  }, list);
}

/** So many pieces of a product that a line cannot be mounted without; `on` is what each is mounted on. */
export type Lack = { product: Product; quantity: number; for: Stock; on: Stock };

/** How the lines of a list serve one another. */
export type Balance = {
  lacks: Lack[];
  /** Basins, wastes and traps as they are put together. */
  joints: Joint[];
  /** Lines of which pieces are left over. */
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

/** Bodies and frames: a requirement is met by that product alone, in any room. */
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

/** Null unless a basin that something in the range fits. */
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

/** @param quantity of the pieces of a waste that have no trap: told of the last basins that have that waste */
function lackingTraps(waste: Stock, quantity: number, joints: readonly Joint[], supply: Supply): Lack[] {
  let missing = quantity;
  return joints.toReversed().flatMap(({ on: basin, part, quantity: wastes }): Lack[] => {
    const lacking = part === waste ? Math.min(missing, wastes) : 0;
    missing -= lacking;
    const product = lacking > 0 && trapFor(waste, basin, supply);
    return product ? [{ product, quantity: lacking, for: basin, on: waste }] : [];
  });
}

/** The trap of the basin's own page, where it fits the waste too. */
function trapFor(waste: Stock, basin: Stock, { catalogue, partners }: Supply): Product | null {
  const own = partners.model(partners.partnersOf(basin.product.slug)?.trap?.slug ?? "");
  const fits = own && waste.model && judgePair(waste.model, own)?.verdict === "fits";
  const slug = fits ? own.slug : partners.partnersOf(waste.product.slug)?.trap?.slug;
  return catalogue.bySlug.get(slug ?? "") ?? null;
}
