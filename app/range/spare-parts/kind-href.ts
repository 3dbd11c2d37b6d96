import { slugOf } from "lib/polish/slug";
import * as paths from "~/paths";

/**
 * Query parameters of the page of spare parts: the product to show them of, by its catalogue number, and the kind to which
 * the list is limited, its id without diacritics.
 */
export const sparePartParameters = { product: "produkt", kind: "rodzaj" } as const;

/** Returns the href of the spare parts of a kind. */
export function sparePartKindHref(kind: string): string {
  return `${paths.spareParts}?${sparePartParameters.kind}=${slugOf(kind)}`;
}
