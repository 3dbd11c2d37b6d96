import { ContentError } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { CategoryTreeError, parseCategoryTree } from "./parser.server";
import { type CategoryIndex, indexTree } from "./tree";
import { readWrittenTree } from "./tree-id.server";

/**
 * Returns the tree in `content/categories.json`. The site uses it if no category service is configured, or if neither
 * the service nor a snapshot has provided a tree yet.
 * @throws {ContentError}
 */
export const embeddedTree: () => CategoryIndex = fromContent(() => {
  const { data, issueAt } = readWrittenTree();
  try {
    return indexTree(parseCategoryTree(data).root);
  } catch (error) {
    if (!(error instanceof CategoryTreeError)) throw error;
    throw new ContentError([issueAt(error.path, error.message)]);
  }
});
