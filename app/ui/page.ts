export { DateText } from "./page/date-text";
export { EmptyState } from "./page/empty-state";
export { KindLinks } from "./page/kind-links";
export { PageHeader } from "./page/page-header";
export { Prose } from "./page/prose";
export { Swatch, type SwatchLook } from "./page/swatch";
export { TitledSection } from "./page/titled-section";
export { ToolDrawing, type ToolDrawingName, toolDrawings } from "./page/tool-drawing";
