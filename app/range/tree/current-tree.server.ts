import path from "node:path";
import { getEnv } from "lib/platform/env.server";
import { log } from "lib/platform/log.server";
import { createCategoryTreeCache } from "./cache.server";
import { embeddedTree } from "./embedded.server";
import { createCategoryService } from "./service.server";

type TreeSource = ReturnType<typeof createCategoryTreeCache>;

let source: TreeSource | undefined;

/**
 * The category tree of the site (behaviours 14.5, 14.6). `getTree` waits for the category service only if the server started
 * without a snapshot, and then for at most one second; it throws a `ContentError` if the embedded tree in `content/` is
 * invalid. `status` is for `/readyz` (behaviour 22.2): a failing category service does not make the site unready.
 */
export function categoryTree(): TreeSource {
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
  current: embeddedTree,
  status: () => ({ source: "embedded", ageMs: null, error: null }),
  onChange: () => () => {},
};
