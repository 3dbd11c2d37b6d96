import { formatDate } from "~/polish/date";
import { typeset } from "~/polish/typeset";

/**
 * Article 11(11) of Directive (EU) 2020/2184 wants a mark on products that come into contact with water intended for
 * human consumption: for drinking, cooking and other domestic purposes, such as washing (Article 2(1)). Commission
 * Delegated Regulation (EU) 2024/371 says which, from 31 December 2026: the symbol of its annex, 5 mm high at least,
 * indelible on the product (where that cannot be, on packaging and documents alone), and on packaging and on the
 * documents that come with the product, below the symbol, the words „SUITABLE FOR DRINKING WATER” in the language of
 * the country, capitals of 5 mm in Helvetica Bold. It stands for the EU declaration of conformity of Regulation (EU)
 * 2024/370. The site names that declaration in words and does not draw the mark: neither a page nor a data sheet comes
 * with the product, and a symbol that is drawn from memory would be no mark.
 */
export const drinkingWaterMarkSince = "2026-12-31";

/**
 * What water from the mains runs through on its way to a person: basin, bath and kitchen taps, showers, concealed
 * bodies. Not what carries it away (basins, traps, drains), and not cisterns, whose water nobody uses.
 */
const inContact: ReadonlySet<number> = new Set([4100, 4200, 4300, 4400, 5301]);

/** @param lineage ids of a product's categories and of all above them */
export function touchesDrinkingWater(lineage: readonly number[]): boolean {
  return lineage.some((id) => inContact.has(id));
}

/** `declaration` is its number, `date` its day as `YYYY-MM-DD`. */
export type DrinkingWater = { declaration: string; date: string };

/** The sentence of the product's page and of its data sheet. */
export function drinkingWaterText({ declaration, date }: DrinkingWater): string {
  return typeset(
    `Do kontaktu z wodą pitną – deklaracja zgodności UE ${declaration} z ${formatDate(date)}, rozporządzenie (UE) 2024/371`,
  );
}
