import { formatDate } from "lib/polish/date";
import { typeset } from "lib/polish/typeset";
import type { Product } from "~/range/product.server";

/** Returns the sentence about a product's EU declaration of conformity; the declaration's `date` is `YYYY-MM-DD`. */
export function drinkingWaterText({ declaration, date }: NonNullable<Product["drinkingWater"]>): string {
  return typeset(
    `Do kontaktu z wodą pitną – deklaracja zgodności UE ${declaration} z ${formatDate(date)}, rozporządzenie (UE) 2024/371`,
  );
}
