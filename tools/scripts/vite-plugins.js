export { asciiCode } from "./build/ascii-code.js";
export { clientChunks } from "./build/client-chunks.js";
export { inlineConstants } from "./build/inline-constants.js";
export { themeStyles } from "./build/theme-styles.js";
