import { readFile } from "node:fs/promises";
import path from "node:path";
import { getEnv } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { createCategoryService } from "./category-service.server";
import { type Category, type CategoryIndex, indexTree } from "./category-tree";
import { type CategoryTreeStatus, createCategoryTreeKeeper } from "./category-tree-keeper.server";
import { parseCategoryTree } from "./category-tree-parser";

type TreeSource = {
  getTree(): Promise<CategoryIndex>;
  status(): CategoryTreeStatus;
  onChange(listener: () => void): () => void;
};

let source: TreeSource | undefined;

/**
 * The category tree of the whole site, indexed (specification §4 and §7). Waits for the category service for a second
 * at most, and only right after a start that found no snapshot.
 * @throws CategoryTreeError where the embedded tree in `content/` is wrong
 */
export function getCategoryTree(): Promise<CategoryIndex> {
  return treeSource().getTree();
}

/** What `/readyz` tells about the tree; a failing service is no reason not to be ready. */
export function categoryTreeStatus(): CategoryTreeStatus {
  return treeSource().status();
}

/** Calls `listener` after another tree has come into use. @returns a function that ends this */
export function onTreeChange(listener: () => void): () => void {
  return treeSource().onChange(listener);
}

function treeSource(): TreeSource {
  source ??= openTreeSource();
  return source;
}

function openTreeSource(): TreeSource {
  const { CATEGORY_API_BASE: baseUrl, DATA_DIR } = getEnv();
  if (!baseUrl) return embeddedSource();
  return createCategoryTreeKeeper({
    baseUrl,
    snapshotFile: path.join(DATA_DIR, "categories.json"),
    fetchTree: createCategoryService({ baseUrl }),
    embeddedTree,
    log,
  });
}

function embeddedSource(): TreeSource {
  let index: Promise<CategoryIndex> | undefined;
  return {
    getTree() {
      index ??= embeddedTree().then(indexTree);
      return index;
    },
    status: () => ({ source: "embedded", ageMs: null, error: null }),
    onChange: () => () => {},
  };
}

async function embeddedTree(): Promise<Category> {
  const file = path.resolve("content/categories.json");
  return parseCategoryTree(JSON.parse(await readFile(file, "utf8"))).root;
}
