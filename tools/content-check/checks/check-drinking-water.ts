import { formatDate } from "lib/polish/date";
import type { ContentFile } from "~/content/files.server";
import { drinkingWaterMarkSince, touchesDrinkingWater } from "~/range/product";
import type { Product } from "~/range/product.server";
import type { CategoryIndex } from "~/range/tree";
import type { Findings } from "./links/check-references";

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
      `drinkingWater: brakuje deklaracji dla wyrobu do kontaktu z wodą pitną (wymagana od ${formatDate(drinkingWaterMarkSince)})`,
    );
  });
  return today < drinkingWaterMarkSince
    ? { issues: [], warnings: missing }
    : { issues: missing, warnings: [] };
}
