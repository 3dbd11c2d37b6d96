/** Path of the compatibility page. A separate module, because the browser loads it and must not load the fit rules. */
export const checkPath = "/dopasowanie";
