import { type Partners, pairHref, partnersHref, unmeasured } from "~/fit/partners";
import { getPartners } from "~/fit/partners.server";
import { nameInQuery } from "~/range/products";
import type { CategoryIndex } from "~/range/tree";
import type { Compared } from "../comparison";

type Partner = NonNullable<ReturnType<Partners["judge"]>>;

export type FitCell = {
  /** Products that fit, without or with a condition: the verdict of the rules, and the href of the pair's page. */
  fits: { name: string; verdict: string; short: string; to: string }[];
  /** Href of the page that lists all possible partners; null if no rules cover the product, or `isUnmeasured`. */
  allTo: string | null;
  isUnmeasured: boolean;
};

/** Maximum number of products named in a cell; the link to all partners covers the rest. */
export const shownFits = 6;

/** {@link fitRow} for the catalogue of a category tree. */
export const comparedFits = (compared: readonly Compared[], tree: CategoryIndex) =>
  fitRow(compared, getPartners(tree));

/**
 * Returns what fits each compared product, with the same verdicts as the page of the pair: first the products that its
 * content file names, or the best ones of the range if it names none that fit.
 * @returns null if no rules cover any of the products. Unknown answers do not count as differences.
 */
export function fitRow(
  compared: readonly Compared[],
  partners: Pick<Partners, "model" | "partnersOf" | "matrix">,
) {
  const cells = compared.map((one) => fitCell(one, partners));
  if (cells.every(({ allTo }) => allTo === null)) return null;
  const known = cells.filter(({ isUnmeasured }) => !isUnmeasured);
  return { cells, differs: new Set(known.map(answersOf)).size > 1 };
}

/** Returns a key that is equal for cells with the same products and verdicts, regardless of their order and margins. */
function answersOf({ fits }: FitCell): string {
  return fits
    .map(({ name, verdict }) => `${name}: ${verdict}`)
    .sort()
    .join("\n");
}

function fitCell(
  { product, finish }: Compared,
  { model, partnersOf, matrix }: Pick<Partners, "model" | "partnersOf" | "matrix">,
): FitCell {
  const { slug } = product;
  const known = model(slug);
  const own = known && { ...known, slug: nameInQuery(product, finish) };
  const named = fitting(partnersOf(slug)?.goesWith ?? []);
  const shown = named.length > 0 ? named : fitting(matrix(slug));
  return {
    fits: own
      ? shown.slice(0, shownFits).map(({ name, verdict, short, ...partner }) => ({
          name,
          verdict,
          short,
          to: pairHref(own, partner),
        }))
      : [],
    allTo: own && partnersHref(own),
    isUnmeasured: unmeasured([product], { model }).length > 0,
  };
}

/** Returns the partners that fit, those without a condition first. */
function fitting(partners: readonly Partner[]): Partner[] {
  return [
    ...partners.filter(({ verdict }) => verdict === "fits"),
    ...partners.filter(({ verdict }) => verdict === "condition"),
  ];
}
