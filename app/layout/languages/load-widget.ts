/** The code of page translation, which only visitors who ask for it load (behaviour 9.2). */
export const loadWidget = () => import("./translation-widget");
