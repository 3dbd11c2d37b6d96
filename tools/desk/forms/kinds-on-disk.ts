import { issuesOf } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { type LoadingWork, noWork, withLoadingWork } from "~/content/prepared.server";
import { readProductKinds } from "~/range/product.server";
import { contentKinds } from "../../content-check/form-files";

let onDisk = noWork();

/** Takes the work of reading what is on disk, which a thread has done. */
export function takeWork(work: LoadingWork): void {
  onDisk = work;
}

/**
 * Runs `read` with the fields of products that the saved `kinds.yaml` defines, although that file may not be in use yet: the
 * forms of the products have them at once. If the file is invalid, the fields in use count.
 */
export function withKindsOnDisk<Result>(read: () => Result): Result {
  const staged = stageContent();
  const readKinds = () => withLoadingWork(onDisk, () => [readProductKinds(), contentKinds()]);
  return issuesOf(() => staged.load(readKinds)).length > 0 ? read() : staged.load(read);
}
