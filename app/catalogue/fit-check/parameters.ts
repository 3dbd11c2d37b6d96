/** Every query parameter that the page knows; `umywalka` and `bateria` name one product and ask for all that fits it. */
export const fitParameters: readonly string[] = ["a", "b", "umywalka", "bateria", "odleglosc"];

export const distanceParameter = "odleglosc";
