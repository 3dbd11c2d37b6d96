export { FrameMarkup } from "./menus/frame-part";
