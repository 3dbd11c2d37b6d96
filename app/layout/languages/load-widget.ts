/** Lazy import of page translation, used by translated pages only (behaviour 9.2). */
export const loadWidget = () => import("./translation-widget");
