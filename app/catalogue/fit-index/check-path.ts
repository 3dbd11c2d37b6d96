/** Path of the compatibility page. Apart from the rules, since browsers load this. */
export const checkPath = "/dopasowanie";
