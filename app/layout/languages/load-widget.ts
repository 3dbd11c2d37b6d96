/** Imports the translation widget lazily, because only translated pages use it (behaviour 9.2). */
export const loadWidget = () => import("./translation-widget");
