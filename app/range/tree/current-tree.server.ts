import path from "node:path";
import { getEnv } from "lib/platform/env.server";
import { log } from "lib/platform/log.server";
import { type CategoryTreeStatus, createCategoryTreeCache } from "./cache.server";
import { embeddedTree } from "./embedded.server";
import { createCategoryService } from "./service.server";
import type { CategoryIndex } from "./tree";

type TreeSource = ReturnType<typeof createCategoryTreeCache>;

let source: TreeSource | undefined;

/**
 * Returns the indexed category tree of the site (behaviours 14.5, 14.6). Waits for the category service only if the
 * server started without a snapshot, and then for at most one second.
 * @throws {ContentError} if the embedded tree in `content/` is invalid
 */
export function getCategoryTree(): Promise<CategoryIndex> {
  return treeSource().getTree();
}

/**
 * Returns the status of the tree for `/readyz` (behaviour 22.2). A failing category service does not make the site
 * unready.
 */
export function categoryTreeStatus(): CategoryTreeStatus {
  return treeSource().status();
}

/**
 * Calls `listener` whenever the current tree changes.
 * @returns a function that unsubscribes
 */
export function onTreeChange(listener: () => void): () => void {
  return treeSource().onChange(listener);
}

function treeSource(): TreeSource {
  source ??= openTreeSource();
  return source;
}

function openTreeSource(): TreeSource {
  const { CATEGORY_API_BASE: baseUrl, DATA_DIR } = getEnv();
  if (!baseUrl) return embeddedSource;
  return createCategoryTreeCache({
    baseUrl,
    snapshotFile: path.join(DATA_DIR, "categories.json"),
    fetchTree: createCategoryService({ baseUrl }),
    embeddedTree,
    log,
  });
}

const embeddedSource: TreeSource = {
  getTree: async () => embeddedTree(),
  status: () => ({ source: "embedded", ageMs: null, error: null }),
  onChange: () => () => {},
};
