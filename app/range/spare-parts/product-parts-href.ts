import * as paths from "~/paths";

/** Query parameter that chooses a product on the page of spare parts, by its catalogue number. */
export const sparePartProductParameter = "produkt";

/** Returns the href of the page that shows the spare parts of a product, which is named by its catalogue number. */
export function productPartsHref(code: string): string {
  return `${paths.spareParts}?${sparePartProductParameter}=${code}`;
}
