/** The page that says whether two products go together. Without the rules: browsers load this. */
export const checkPath = "/dopasowanie";
