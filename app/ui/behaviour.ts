export { InlineScript } from "./behaviour/inline-script";
export { loadStyleSheet } from "./behaviour/load-style-sheet";
export { closePanels, showModal } from "./behaviour/modal";
export { hasModifier } from "./behaviour/modifier-keys";
export { useServedMarkup } from "./behaviour/served-markup";
export { useLoadedOnUse } from "./behaviour/use-loaded-on-use";
