export { forcedColourMode } from "./colour-mode/colour-mode";
