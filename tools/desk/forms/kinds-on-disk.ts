import { issuesOf } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { readProductKinds } from "~/range/product.server";
import { contentKinds, formOf } from "../../content-check/form-files";

/**
 * Returns all forms, with the fields of products that the saved `kinds.yaml` defines, although that file may not be in use
 * yet: the forms of the products have them at once. If the file is invalid, the fields in use count.
 */
export function formsOnDisk() {
  const staged = stageContent();
  const read = () => ({
    names: readProductKinds(),
    forms: contentKinds().map((kind) => ({ kind, form: formOf(kind) })),
  });
  return issuesOf(() => staged.load(read)).length > 0 ? read() : staged.load(read);
}
