import * as paths from "~/paths";
import { sparePartKindValue } from "./kinds";

/** Query parameter that chooses a product on the page of spare parts, by its catalogue number. */
export const sparePartProductParameter = "produkt";

/** Returns the href of the page that shows the spare parts of a product, which is named by its catalogue number. */
/** Query parameter that limits the list of spare parts to one kind. */
export const sparePartKindParameter = "rodzaj";

/** Returns the href of the spare parts of a kind. */
export function sparePartKindHref(kind: string): string {
  return `${paths.spareParts}?${sparePartKindParameter}=${sparePartKindValue(kind)}`;
}

export function productPartsHref(code: string): string {
  return `${paths.spareParts}?${sparePartProductParameter}=${code}`;
}
