import { listPages } from "~/editorial/pages.server";
import { readProductSchema } from "~/range/product.server";
import { contentKinds } from "../../content-check/form-files";

/** Reads what the thread that serves needs of the content: which files there are forms for, and what they are called. */
export function readNames(): void {
  contentKinds();
  readProductSchema();
  listPages();
}
