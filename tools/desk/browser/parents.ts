import type { Values } from "../../content-check/canonical";

/** Sets the `parentId` of a category, and of those below it, by their places in the tree. */
export const withParents = ({ children, ...category }: Values, parentId: unknown = null): Values => ({
  ...category,
  parentId,
  ...(Array.isArray(children) && { children: children.map((child) => withParents(child, category.id)) }),
});
