import { formatDate } from "lib/polish/date";
import type { ContentFile } from "~/content/files.server";
import type { Product } from "~/range/product.server";
import type { CategoryIndex } from "~/range/tree";
import type { Findings } from "./links/check-references";

/**
 * Day (`YYYY-MM-DD`) from which products in contact with drinking water need the EU mark. The legal background:
 * - Article 11(11) of Directive (EU) 2020/2184 requires a mark on products in contact with water for human consumption:
 *   drinking, cooking and other domestic purposes, such as washing (Article 2(1)).
 * - Commission Delegated Regulation (EU) 2024/371 defines the mark: the symbol of its annex, at least 5 mm high,
 *   indelible on the product, on its packaging and on the documents supplied with it. If the product cannot be marked,
 *   packaging and documents suffice. Packaging and documents also show „SUITABLE FOR DRINKING WATER” below the symbol,
 *   in the country's language, in 5 mm capitals (Helvetica Bold).
 * - The mark represents the EU declaration of conformity of Regulation (EU) 2024/370.
 * The site cites that declaration in a sentence, but does not show the mark. Web pages and data sheets are not supplied
 * with the product, and a mark that does not match the official symbol exactly would be invalid.
 */
const markSince = "2026-12-31";

/**
 * Tells whether a product carries mains water to the user: taps, showers, concealed bodies. Products that drain water do
 * not, nor do cisterns, whose water is only for flushing.
 * @param lineage ids of a product's categories and of all their ancestors
 * @param inContact ids of the categories with such products (`drinkingWater` in `content/kinds.yaml`)
 */
export function touchesDrinkingWater(lineage: readonly number[], inContact: readonly number[]): boolean {
  return lineage.some((id) => inContact.includes(id));
}

/**
 * Reports products that come into contact with drinking water but have no declaration. These are warnings, or errors
 * once the declaration is mandatory (behaviour 16.15). Skips drafts, and withdrawn products, which are no longer placed
 * on the market.
 * @param inContact ids of the categories whose products need one (`content/kinds.yaml`)
 * @param today date in Poland, `YYYY-MM-DD`
 */
export function checkDrinkingWater(
  files: readonly Pick<ContentFile<Omit<Product, "kind" | "byRole">>, "data" | "issueAt">[],
  tree: CategoryIndex,
  inContact: readonly number[],
  today: string,
): Findings {
  const missing = files.flatMap(({ data, issueAt }) => {
    const lineage = data.categories.flatMap((id) => [id, ...tree.ancestors(id).map((above) => above.id)]);
    if (data.drinkingWater || data.draft || data.withdrawn || !touchesDrinkingWater(lineage, inContact))
      return [];
    return issueAt(
      ["certificates"],
      `drinkingWater: brakuje deklaracji dla wyrobu do kontaktu z wodą pitną (wymagana od ${formatDate(markSince)})`,
    );
  });
  return today < markSince ? { issues: [], warnings: missing } : { issues: missing, warnings: [] };
}
