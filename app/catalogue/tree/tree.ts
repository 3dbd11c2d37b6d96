/** A node of the category tree (behaviour 14.1). The root's `parentId` is null; `to` is a path of this site. */
export type Category = {
  id: number;
  label: string;
  to: string;
  parentId: number | null;
  image: string | null;
  children: Category[];
};

/** The tree with look-ups by id and path whose cost does not grow with the tree. */
export type CategoryIndex = {
  root: Category;
  byId: ReadonlyMap<number, Category>;
  byPath: ReadonlyMap<string, Category>;
  /** The categories above `id`, root first, without itself; empty for the root and for an unknown id. */
  ancestors(id: number): Category[];
};

/** The id of the tree that the site shows (behaviour 14.1). */
export const categoryTreeId = 4041;

/** Deeper trees are rejected (behaviour 14.4). The root is level 1; the tree in `content/` has 3. */
export const maxCategoryDepth = 8;

/** True for a path of this site: no scheme, no host (`//evil`, `/\evil`), no query, no fragment. */
export function isCategoryPath(value: string): boolean {
  return /^\/(?![/\\])[a-z0-9/_-]*$/.test(value);
}

/** Indexes a checked tree. A path that two categories share leads to the first of them. */
export function indexTree(root: Category): CategoryIndex {
  const byId = new Map<number, Category>();
  const byPath = new Map<string, Category>();

  const visit = (category: Category) => {
    byId.set(category.id, category);
    if (!byPath.has(category.to)) byPath.set(category.to, category);
    category.children.forEach(visit);
  };
  visit(root);

  const parentOf = (category: Category | undefined) =>
    category && category.parentId !== null ? byId.get(category.parentId) : undefined;

  return {
    root,
    byId,
    byPath,
    ancestors(id) {
      const above: Category[] = [];
      for (let at = parentOf(byId.get(id)); at; at = parentOf(at)) above.unshift(at);
      return above;
    },
  };
}
