export { allSymbols, fillSprite } from "./icons/icons.server";
