/**
 * All query parameters of the compatibility page. `umywalka` (basin) and `bateria` (tap) select products just like `a`
 * and `b`.
 */
export const fitParameters: readonly string[] = ["a", "b", "umywalka", "bateria", "odleglosc"];

export const distanceParameter = "odleglosc";

/**
 * Returns the href of a pair's page at a distance in mm.
 * @param to href of the page at the pair's recommended distance; it has a query string
 */
export function hrefAtDistance(to: string, distance: number, recommended: number): string {
  return distance === recommended ? to : `${to}&${distanceParameter}=${distance}`;
}
