import { issuesOf } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { readProductKinds } from "~/range/product.server";
import { contentKinds } from "../content-check/form-files";

/**
 * Runs `read` with the fields of products that the saved `kinds.yaml` defines, although that file may not be in use yet:
 * whoever renames a measure there must be able to save the products that have it. If the file is invalid, the fields in
 * use count.
 */
export function withKindsOnDisk<Result>(read: () => Result): Result {
  const staged = stageContent();
  const issues = issuesOf(() => staged.load(() => [readProductKinds(), contentKinds()]));
  return issues.length > 0 ? read() : staged.load(read);
}
