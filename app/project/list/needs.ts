import { lackWords, type Partners, pairHref, pairName, unmeasured } from "~/fit/partners";
import type { Finish, Product } from "~/range/product.server";
import { type Catalogue, nameInQuery } from "~/range/products";
import { type Added, addTo } from "./add-to";
import { productOfCode } from "./listed-item";
import type { ProjectList } from "./project-list";

/** Catalogue and fit data for finding the missing parts of a list. */
export type Supply = {
  catalogue: Catalogue;
  partners: Pick<Partners, "model" | "partnersOf" | "judge" | "fitting">;
};

/**
 * A product that is missing from the list. `for` is the listed product that cannot be mounted without it; `finish` is
 * that of the tap in its room. If the product has no such finish, it is the product's first, and `lack` says so.
 */
export type Need = {
  room: string;
  product: Product;
  finish: Finish | undefined;
  lack: string;
  quantity: number;
  for: Product;
};

/**
 * A pair of products whose verdict needs attention. `summary` is the verdict in a sentence: „Nie pasuje: …” or „Pasuje,
 * jeśli …”.
 */
export type Misfit = { name: string; summary: string; to: string };

/** A product with its quantity in a room. */
type Stock = {
  room: string;
  product: Product;
  finish: Finish | null;
  quantity: number;
};

/** `quantity` pieces of `part`, mounted on `on`; `part` is null for pieces that are missing. */
type Joint = { on: Stock; part: Stock | null; quantity: number };

/** Missing pieces of a product. The line `for` needs them; they have to be mounted on `on`. */
type Lack = { product: Product; quantity: number; for: Stock; on: Stock };

/**
 * Judges a list by the fit rules (behaviour 27.6).
 *
 * - `needs`: the bodies and frames that its products require, and a waste and a trap for each basin, unless the list has
 *   them in any room. A waste or trap counts only if the rules accept it.
 * - `misfits`: pairs to warn about. In some, a product lacks a part, and an unused part of the same kind does not fit it.
 *   In the others, the two products are used together but fit only under a condition.
 */
export function judgeList({ rooms }: ProjectList, given: Supply): { needs: Need[]; misfits: Misfit[] } {
  const { judge, partnersOf, ...others } = given.partners;
  const supply = { ...given, partners: { ...others, judge: asked(judge), partnersOf: asked(partnersOf) } };
  const stock = rooms.flatMap(({ name, lines }) =>
    lines.flatMap(({ code, quantity }) => {
      const found = productOfCode(code, supply.catalogue);
      return found ? [{ ...found, room: name, quantity }] : [];
    }),
  );
  const bodies = joinBodies(stock, supply);
  const drains = joinDrains(stock, supply);
  const lacks = [...bodies.lacks, ...drains.lacks].sort(
    (one, other) => stock.indexOf(one.for) - stock.indexOf(other.for),
  );
  const spare = stock.filter((line) => (isDrain(line) ? drains : bodies).isSpare(line));
  return {
    needs: needsOf(lacks, stock, supply.catalogue),
    misfits: misfitsOf({ lacks, spare, joints: drains.joints }, supply),
  };
}

/** Caches the answer for each product or pair: in a long list, most occur in several rooms. */
function asked<Slugs extends string[], Answer>(answer: (...slugs: Slugs) => Answer) {
  const known = new Map<string, Answer>();
  return (...slugs: Slugs): Answer => {
    const key = slugs.join(" ");
    const found = known.get(key) ?? answer(...slugs);
    known.set(key, found);
    return found;
  };
}

/** Adds all missing parts, each to the room that needs it. */
export function addNeeds(list: ProjectList, supply: Supply): Added {
  const lines = judgeList(list, supply).needs.map(({ room, product, finish, quantity }) => ({
    code: finish?.code ?? product.code,
    quantity,
    room,
  }));
  return addTo(list, lines);
}

function isTap({ product: { kind } }: Stock): boolean {
  return /tap|mixer/.test(kind.fitting ?? "");
}

function isDrain({ product: { kind } }: Stock): boolean {
  return kind.fitting === "waste" || kind.fitting === "trap";
}

/** Assigns the listed bodies and frames, in any room, to the products that require them. Accepts no substitutes. */
function joinBodies(stock: readonly Stock[], { catalogue }: Supply) {
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
  return { lacks, isSpare: ({ product }: Stock) => (left.get(product.slug) ?? 0) > 0 };
}

/** Joins the listed wastes to basins, and the listed traps to these wastes and to those that have to be ordered. */
function joinDrains(stock: readonly Stock[], supply: Supply) {
  const ofKind = (kind: "waste" | "trap") => stock.filter(({ product }) => product.kind.fitting === kind);
  const basins = stock.filter((line) => wasteFor(line, supply));
  const onBasins = joined(basins, ofKind("waste"), supply);
  const wastes = onBasins.flatMap(({ on: basin, part, quantity }) => {
    const product = wasteFor(basin, supply);
    const waste = part ?? (product && { ...basin, product });
    return waste ? { ...waste, quantity, isListed: part !== null, basin } : [];
  });
  const onWastes = joined(wastes, ofKind("trap"), supply);
  const joints: Joint[] = [...onBasins, ...onWastes];
  return {
    joints,
    lacks: [
      ...wastes.flatMap(({ isListed, product, quantity, basin }): Lack[] =>
        isListed ? [] : [{ product, quantity, for: basin, on: basin }],
      ),
      ...onWastes.flatMap(({ on: waste, part, quantity }): Lack[] => {
        const product = part ? null : trapFor(waste, waste.basin, supply);
        return product ? [{ product, quantity, for: waste.basin, on: waste }] : [];
      }),
    ],
    isSpare: (line: Stock) =>
      joints.reduce((left, { part, quantity }) => (part === line ? left - quantity : left), line.quantity) >
      0,
  };
}

/**
 * Assigns parts to the products on which they are mounted. The product with the fewest lines to choose from chooses
 * first; among equals, the one with the better choice. It prefers what fits without a condition, and then what is in
 * its room.
 */
function joined<Whole extends Stock>(wholes: readonly Whole[], parts: readonly Stock[], supply: Supply) {
  const left = new Map(parts.map((part) => [part, part.quantity]));
  const choices = wholes.map((on) => ({
    on,
    fitting: parts
      .flatMap((part) => {
        const cost = costOf(on, part, supply);
        return cost === null ? [] : { part, cost };
      })
      .sort((one, other) => one.cost - other.cost),
  }));
  choices.sort(
    ({ fitting: one }, { fitting: other }) =>
      one.length - other.length || (one[0]?.cost ?? 0) - (other[0]?.cost ?? 0),
  );
  return choices.flatMap(({ on, fitting }): { on: Whole; part: Stock | null; quantity: number }[] => {
    let missing = on.quantity;
    const joints = fitting.map(({ part }) => {
      const free = left.get(part) ?? 0;
      const quantity = Math.min(missing, free);
      missing -= quantity;
      left.set(part, free - quantity);
      return { on, part, quantity };
    });
    return [...joints, { on, part: null, quantity: missing }].filter(({ quantity }) => quantity > 0);
  });
}

const costs = { fits: 0, condition: 2, unknown: 4 };

/**
 * Returns a sort key of a part for a product, lowest for the best part; null if the part does not fit or no rule judges
 * it. A part that cannot be judged yet counts as the needed one, because it is not known that another is missing.
 */
function costOf(on: Stock, part: Stock, { partners }: Supply): number | null {
  const isUnknown = unmeasured([on.product, part.product], partners).length > 0;
  const verdict = isUnknown ? "unknown" : partners.judge(on.product.slug, part.product.slug)?.verdict;
  if (!verdict || verdict === "fails") return null;
  return costs[verdict] + (on.room === part.room ? 0 : 1);
}

/** Returns the waste to order for a basin; null if the product is not a basin or no waste in the range fits it. */
function wasteFor({ product }: Stock, { catalogue, partners }: Supply): Product | null {
  return catalogue.bySlug.get(partners.partnersOf(product.slug)?.waste?.slug ?? "") ?? null;
}

/**
 * Returns the trap shown on the basin's page if it also fits this waste, or else the trap shown on the waste's page.
 */
function trapFor(waste: Stock, basin: Stock, { catalogue, partners }: Supply): Product | null {
  const own = partners.partnersOf(basin.product.slug)?.trap?.slug ?? "";
  const fits = partners.judge(waste.product.slug, own)?.verdict === "fits";
  const slug = fits ? own : partners.partnersOf(waste.product.slug)?.trap?.slug;
  return catalogue.bySlug.get(slug ?? "") ?? null;
}

/** Adds up the missing pieces of a product in a room. */
function needsOf(lacks: readonly Lack[], stock: readonly Stock[], catalogue: Catalogue): Need[] {
  const needs = new Map<string, Need>();
  for (const { product, quantity, for: whole } of lacks) {
    const taps = [whole, ...stock.filter(({ room }) => room === whole.room)].filter(isTap);
    const wanted = taps.flatMap(({ finish }) => finish?.id ?? []).slice(0, 1);
    const finish = product.finishes.find(({ id }) => wanted.includes(id)) ?? product.finishes[0];
    const lack = lackWords(product, wanted, catalogue);
    const key = `${finish?.code ?? product.slug} ${whole.room}`;
    const need = needs.get(key) ?? {
      room: whole.room,
      product,
      finish,
      lack,
      quantity: 0,
      for: whole.product,
    };
    needs.set(key, { ...need, quantity: need.quantity + quantity });
  }
  return [...needs.values()];
}

function misfitsOf(
  { lacks, spare, joints }: { lacks: Lack[]; spare: Stock[]; joints: Joint[] },
  { partners }: Supply,
): Misfit[] {
  const rejected = lacks.flatMap(({ product, on }) =>
    spare
      .filter((part) => part.product.kind.fitting === product.kind.fitting)
      .map((part) => ({ on, part, verdict: "fails" })),
  );
  const accepted = joints.map(({ on, part }) => ({ on, part, verdict: "condition" }));
  const misfits = new Map<string, Misfit>();
  for (const { on, part, verdict } of [...rejected, ...accepted]) {
    const [whole, other] = [on.product.slug, part?.product.slug ?? ""];
    const key = `${whole} ${other}`;
    if (misfits.has(key) || partners.judge(whole, other)?.verdict !== verdict) continue;
    const check = partners.fitting(whole, other);
    if (!check) continue;
    const { first, second, summary } = check;
    const inFinish = ({ slug, kind }: typeof first) => {
      const line = [on, part].find((one) => one?.product.slug === slug);
      return { slug: line?.finish ? nameInQuery(line.product, line.finish) : slug, kind };
    };
    const to = pairHref(inFinish(first), inFinish(second));
    misfits.set(key, { name: pairName(first, second), summary, to });
  }
  return [...misfits.values()];
}
