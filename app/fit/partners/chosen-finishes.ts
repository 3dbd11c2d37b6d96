import type { Finish, Product } from "~/range/product.server";
import { type Catalogue, nameInQuery, type ProductCard } from "~/range/products";

/**
 * Maps a product's slug to the finish that a URL names by its number (`a=LR-120-CM`); a product's first finish is not
 * named.
 */
export type ChosenFinishes = ReadonlyMap<string, Finish>;

export function finishesNamed(names: readonly string[], { byCode }: Catalogue): ChosenFinishes {
  return new Map(
    names.flatMap((name) => {
      const { product, finish } = byCode(name) ?? {};
      return product && finish && finish !== product.finishes[0] ? [[product.slug, finish] as const] : [];
    }),
  );
}

/** Returns a product, or its name in queries, with the number of its chosen finish in place of the slug. */
export function inFinish<Named extends { slug: string }>(product: Named, finishes: ChosenFinishes): Named {
  return { ...product, slug: finishes.get(product.slug)?.code ?? product.slug };
}

/** A finish of a product to choose; `to` is the href of the same page in it. */
export type FinishChoice = ProductCard["finishes"][number] & { to: string; isChosen: boolean };

/** @param hrefOf receives the product's name in queries */
export function finishChoices(
  product: Product,
  chosen: Finish | undefined,
  catalogue: Catalogue,
  hrefOf: (name: string, finish: Finish) => string,
): FinishChoice[] {
  if (product.finishes.length < 2) return [];
  return product.finishes.map((finish) => ({
    ...catalogue.shownFinish(finish.id),
    to: hrefOf(nameInQuery(product, finish), finish),
    isChosen: finish === (chosen ?? product.finishes[0]),
  }));
}

/** Says that a visible part does not come in the tap's finish; empty if it does, or if the part is hidden. */
export function lackWords(part: Product, wanted: readonly string[], catalogue: Catalogue): string {
  const [id] = wanted;
  const isSeen = part.kind.fitting === "waste" || part.kind.fitting === "trap";
  if (!id || !isSeen || part.finishes.some((finish) => wanted.includes(finish.id))) return "";
  return `nie ma w wykończeniu ${catalogue.finishLabel(id).toLowerCase()}`;
}
