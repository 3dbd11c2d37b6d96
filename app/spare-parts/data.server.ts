export { partDrawingParts } from "./data/part-drawing.server";
