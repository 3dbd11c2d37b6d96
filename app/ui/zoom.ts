export { useZoom } from "./zoom/use-zoom";
