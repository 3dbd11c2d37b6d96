export { type Layer, readDrawing, type View } from "./products/read-drawing";
