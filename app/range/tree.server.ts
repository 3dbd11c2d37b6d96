export { categoryTree } from "./tree/current-tree.server";
export { embeddedTree } from "./tree/embedded.server";
export { categoryTreeId } from "./tree/tree-id.server";
