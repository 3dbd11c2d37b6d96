import { readCategoryTexts } from "~/catalogue/category/texts.server";
import { readGeometries } from "~/catalogue/products/geometries.server";
import { readProducts } from "~/catalogue/products/products.server";
import { embeddedTree } from "~/catalogue/tree/embedded.server";
import { loadTogether } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { loadEditorial } from "~/editorial/load.server";
import { redirectRules } from "~/http/redirects/rules.server";
import { reloadArtifacts } from "~/platform/files/artifacts.server";

/**
 * Reads all content at start-up, so that invalid content stops the start and never reaches a visitor.
 * @throws {ContentError} with the content issues of all files
 */
export function readAllContent(): void {
  loadTogether<unknown>([
    loadEditorial,
    redirectRules,
    readProducts,
    readGeometries,
    readCategoryTexts,
    embeddedTree,
  ]);
}

/**
 * Loads all content without activating it.
 * @returns a function that activates the content, together with the artifacts made from it
 * @throws {ContentError} with the content issues of all files
 */
export function prepareContent(): () => void {
  const use = stageContent(readAllContent);
  return () => {
    use();
    reloadArtifacts();
  };
}
