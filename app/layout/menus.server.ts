export { renderFrame } from "./menus/frame-markup.server";
