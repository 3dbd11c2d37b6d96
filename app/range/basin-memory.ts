export { basinScript } from "./my-basin/early-script";
export type { BasinAnswer } from "./my-basin/memory-format";
