import { issuesOf } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { readProductKinds } from "~/range/product.server";
import { contentKinds } from "../../content-check/form-files";

/**
 * Runs `read` with the fields of products that the saved `kinds.yaml` defines, although that file may not be in use yet:
 * whoever renames a measure there must be able to save the products that have it. If the file is invalid, the fields in
 * use count. The forms are read once, also if `read` runs this again.
 */
export function withKindsOnDisk<Result>(read: () => Result): Result {
  if (isUnderWay) return read();
  const staged = stageContent();
  const issues = issuesOf(() => staged.load(() => [readProductKinds(), contentKinds()]));
  isUnderWay = true;
  try {
    return issues.length > 0 ? read() : staged.load(read);
  } finally {
    isUnderWay = false;
  }
}

let isUnderWay = false;
