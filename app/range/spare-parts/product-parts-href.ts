import { slugOf } from "lib/polish/slug";
import * as paths from "~/paths";

/** Query parameter that chooses a product on the page of spare parts, by its catalogue number. */
export const sparePartProductParameter = "produkt";

/** Query parameter that limits the list of spare parts to one kind: its id without diacritics. */
export const sparePartKindParameter = "rodzaj";

/** Returns the href of the spare parts of a kind. */
export function sparePartKindHref(kind: string): string {
  return `${paths.spareParts}?${sparePartKindParameter}=${slugOf(kind)}`;
}

/** Returns the href of the page that shows the spare parts of a product, which is named by its catalogue number. */
export function productPartsHref(code: string): string {
  return `${paths.spareParts}?${sparePartProductParameter}=${code}`;
}
