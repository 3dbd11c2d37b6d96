import * as paths from "~/paths";

/**
 * All query parameters of the compatibility page. `umywalka` (basin) and `bateria` (tap) select products just like `a`
 * and `b`.
 */
export const fitParameters: readonly string[] = ["a", "b", "umywalka", "bateria", "odleglosc"];

export const distanceParameter = "odleglosc";

/**
 * Returns the href of a pair's page at a distance in mm.
 * @param query query string of the pair at its recommended distance
 */
export function hrefAtDistance(query: string, distance: number, recommended: number): string {
  const own = distance === recommended ? "" : `&${distanceParameter}=${distance}`;
  return `${paths.fitCheck}?${query}${own}`;
}
