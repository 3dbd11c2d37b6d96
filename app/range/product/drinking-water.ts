import { formatDate } from "lib/polish/date";
import { typeset } from "lib/polish/typeset";

/** The EU declaration of conformity of a product: `declaration` is its number, `date` its date as `YYYY-MM-DD`. */
export type DrinkingWater = { declaration: string; date: string };

/** Returns the sentence about the EU declaration of conformity for the product page and the data sheet. */
export function drinkingWaterText({ declaration, date }: DrinkingWater): string {
  return typeset(
    `Do kontaktu z wodą pitną – deklaracja zgodności UE ${declaration} z ${formatDate(date)}, rozporządzenie (UE) 2024/371`,
  );
}
