import * as paths from "~/paths";
import type { Paper } from "./sheets";

/** Query parameter that selects the paper of a template. A4 is the default. */
export const paperParameter = "papier";

/**
 * Returns the href of a template that is made on demand (behaviour 26.12).
 * @param query names the products, and the distance unless it is the initial one
 */
export function templateHref(query: string, paper: Paper): string {
  return `${paths.drillingTemplate}?${query}${paper === "a4" ? "" : `&${paperParameter}=${paper}`}`;
}

/**
 * Returns the name under which a template made on demand is saved.
 * @param brand the brand's slug
 * @param distance in mm; null if there is none
 */
export function templateFileName(
  brand: string,
  codes: readonly string[],
  distance: number | null,
  paper: Paper,
): string {
  const chosen = distance === null ? [] : [`${distance}-mm`];
  return [`${brand}-szablon`, ...codes, ...chosen, `${paper}.pdf`].join("-");
}
