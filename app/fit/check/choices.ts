import type { Partners } from "~/fit/partners/partners";
import { hasPartners } from "~/fit/partners/query";
import { partnerKinds } from "~/fit/rules/pairs/table";
import type { Kind } from "~/fit/rules/types/fit-part";
import { kindLabels, kinds } from "./kinds";
import { type FitProduct, fitProduct } from "./rows";

/** A product to choose in the form. */
export type ProductChoice = Omit<FitProduct, "to">;

/** Products of one kind to choose from. `pairsWith` are the kinds that rules pair with it. */
export type ChoiceGroup = { kind: Kind; label: string; pairsWith: Kind[]; products: ProductChoice[] };

/** Maximum number of products in the catalogue for which the form lists them all. Limits the size of the page. */
const maxChoices = 300;

/**
 * Returns the products with fit rules, grouped by kind; null if the catalogue is too large for a list. Kinds whose
 * partners the range does not sell, such as kitchen taps, are left out.
 */
export function productChoices({ catalogue, model }: Partners): ChoiceGroup[] | null {
  if (catalogue.products.length > maxChoices) return null;
  const offered = catalogue.products.filter(({ withdrawn }) => !withdrawn);
  return kinds.filter(hasPartners).flatMap((kind) => {
    const products = offered
      .filter(({ slug }) => model(slug)?.kind === kind)
      .map((product) => {
        const { to: _, ...choice } = fitProduct(product, catalogue);
        return choice;
      });
    return products.length > 0
      ? [{ kind, label: kindLabels[kind], pairsWith: partnerKinds(kind), products }]
      : [];
  });
}
