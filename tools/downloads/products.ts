export { stepText } from "./ifc/step-text";
export { type Layer, readDrawing, type View } from "./products/read-drawing";
