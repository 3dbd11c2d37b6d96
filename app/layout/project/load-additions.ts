/**
 * Loads the code for links that add to the project list (behaviour 27.13): at the first press, or ahead when the visitor
 * points at such a link.
 */
export const loadAdditions = () =>
  import("./add-in-place").catch((error): undefined => void console.warn(error));
