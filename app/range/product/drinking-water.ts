import { formatDate } from "lib/polish/date";
import { typeset } from "lib/polish/typeset";

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
export const drinkingWaterMarkSince = "2026-12-31";

/**
 * Tells whether a product carries mains water to the user: taps, showers, concealed bodies. Products that drain water do
 * not, nor do cisterns, whose water is only for flushing.
 * @param lineage ids of a product's categories and of all their ancestors
 * @param inContact ids of the categories with such products (`drinkingWater` in `content/kinds.yaml`)
 */
export function touchesDrinkingWater(lineage: readonly number[], inContact: readonly number[]): boolean {
  return lineage.some((id) => inContact.includes(id));
}

/** The EU declaration of conformity of a product: `declaration` is its number, `date` its date as `YYYY-MM-DD`. */
export type DrinkingWater = { declaration: string; date: string };

/** Returns the sentence about the EU declaration of conformity for the product page and the data sheet. */
export function drinkingWaterText({ declaration, date }: DrinkingWater): string {
  return typeset(
    `Do kontaktu z wodą pitną – deklaracja zgodności UE ${declaration} z ${formatDate(date)}, rozporządzenie (UE) 2024/371`,
  );
}
