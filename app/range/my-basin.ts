export { forgetBasin, useRememberedBasin } from "./my-basin/memory";
export { RememberBasin } from "./my-basin/remember";
