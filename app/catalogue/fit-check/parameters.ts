/** All query parameters of the page. `umywalka` or `bateria` selects one product and lists its partners. */
export const fitParameters: readonly string[] = ["a", "b", "umywalka", "bateria", "odleglosc"];

export const distanceParameter = "odleglosc";
