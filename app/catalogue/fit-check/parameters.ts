/** All query parameters of the page; `umywalka` and `bateria` name one product and list its partners. */
export const fitParameters: readonly string[] = ["a", "b", "umywalka", "bateria", "odleglosc"];

export const distanceParameter = "odleglosc";
