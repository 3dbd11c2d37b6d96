export { clientChunks } from "./build/client-chunks.js";
export { namedExports } from "./build/named-exports.js";
export { themeStyles } from "./build/theme-styles.js";
