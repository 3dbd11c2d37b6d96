import * as paths from "~/paths";

/** A node of the category tree (behaviour 14.1). The root's `parentId` is null; `to` is a site-relative path. */
export type Category = {
  id: number;
  label: string;
  to: string;
  parentId: number | null;
  image: string | null;
  children: Category[];
};

/** The category tree with constant-time lookups by id and path. */
export type CategoryIndex = {
  root: Category;
  byId: ReadonlyMap<number, Category>;
  byPath: ReadonlyMap<string, Category>;
  /** Returns the ancestors of a category, root first; empty for the root and for an unknown id. */
  ancestors(id: number): Category[];
  /** Returns the category below the root that a category is, or is within; undefined for the root and an unknown id. */
  topOf(id: number): Category | undefined;
};

/** Path of a category tree on this site (behaviour 2.1). */
export const categoryTreeHref = (id: number) => `${paths.categoryTree}?id=${id}`;

/** Maximum number of levels, including the root; deeper trees are rejected (behaviour 14.4). */
export const maxCategoryDepth = 8;

/** Whether a value is a path on this site that has no scheme, host (`//evil`, `/\evil`), query or fragment. */
export function isCategoryPath(value: string): boolean {
  return /^\/(?![/\\])[a-z0-9/_-]*$/.test(value);
}

/** Indexes a validated tree. If two categories share a path, `byPath` returns the first. */
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

  const ancestors = (id: number) => {
    const above: Category[] = [];
    for (let at = parentOf(byId.get(id)); at; at = parentOf(at)) above.unshift(at);
    return above;
  };

  return { root, byId, byPath, ancestors, topOf: (id) => [...ancestors(id), byId.get(id)][1] };
}
