export { Drawing } from "./drawing/drawing";
export { type DrawingLayout, layOut } from "./drawing/layout";
export { paperScale } from "./drawing/paper-scale";
export { type DrawnRuler, rulerPaths } from "./drawing/ruler";
