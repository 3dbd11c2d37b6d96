/**
 * All query parameters of the compatibility page. `umywalka` (basin) and `bateria` (tap) select products just like `a`
 * and `b`.
 */
export const fitParameters: readonly string[] = ["a", "b", "umywalka", "bateria", "odleglosc"];

export const distanceParameter = "odleglosc";
