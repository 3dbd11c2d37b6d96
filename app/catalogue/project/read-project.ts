import type { Finish, Product } from "~/catalogue/product/schema.server";
import { picturedFinish } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { changedLines, type PlacedLines, placeLines } from "./changes";
import {
  maxLines,
  type ProjectLine,
  type ProjectList,
  parseProject,
  projectParameter,
  tidyCode,
  writeProjectQuery,
} from "./project-list";

/** URL parameter with comma-separated codes to add to the list; used in links on other pages. */
export const additionParameter = "dodaj";

export const projectParameters = [projectParameter, additionParameter];

/**
 * A product and the finish that a code identifies. `finish` is `null` if the code does not select one of several
 * finishes.
 */
export type CodedProduct = { product: Product; finish: Finish | null };

/**
 * Looks up a product by the catalogue number of the product or of a finish, or by an EAN. Returns `null` for an unknown
 * code.
 */
export function productOfCode(code: string, catalogue: Catalogue): CodedProduct | null {
  const found = catalogue.byCode(code);
  if (!found) return null;
  const { product, finish } = found;
  const [only = null, ...others] = product.finishes;
  return { product, finish: finish ?? (others.length === 0 ? only : null) };
}

/**
 * Reads the list from the URL and adds the products in the `dodaj` parameter. Replaces all known codes with catalogue
 * numbers. Also returns the additions that did not fit.
 */
export function readAddition(params: URLSearchParams, catalogue: Catalogue): PlacedLines {
  const added = params
    .getAll(additionParameter)
    .flatMap((codes) => codes.split(",", maxLines))
    .slice(0, maxLines);
  const lines = added.map((code) => pictured(code, catalogue)).filter(({ code }) => code !== "");
  return placeLines(readList(params, catalogue), lines);
}

/** Reads the list from the URL, without additions. Replaces all known codes with catalogue numbers. */
export function readList(params: URLSearchParams, catalogue: Catalogue): ProjectList {
  return withOwnCodes(parseProject(params.get(projectParameter) ?? ""), catalogue);
}

/** Returns the canonical query of a page that reads a list from its URL, such as the enquiry form. */
export function canonicalProjectListQuery(params: URLSearchParams, catalogue: Catalogue): string {
  return writeProjectQuery(readList(params, catalogue));
}

/** Returns whether a URL contains a list, which may be empty, or products to add to a list. */
export function namesProject(params: URLSearchParams): boolean {
  return projectParameters.some((name) => params.has(name));
}

/**
 * Returns the canonical query of the list's page (behaviour 19.2). The query retains additions that did not fit,
 * because the page shows a message about them.
 */
export function canonicalProjectQuery(params: URLSearchParams, catalogue: Catalogue): string {
  if (!namesProject(params)) return "";
  const { list, surplus } = readAddition(params, catalogue);
  const codes = surplus.map(({ code }) => code).join();
  return `${writeProjectQuery(list)}${codes && `&${additionParameter}=${codes}`}`;
}

/** Converts EANs, and codes written without separators, to catalogue numbers, so that equal lists have equal URLs. */
export function withOwnCodes(list: ProjectList, catalogue: Catalogue): ProjectList {
  return changedLines(list, (line) => {
    const found = productOfCode(line.code, catalogue);
    return found ? { ...line, code: found.finish?.code ?? found.product.code } : line;
  });
}

/**
 * Converts an added code to a line. Replaces a product's code with the code of the finish shown in the product's
 * picture, or of the product's first finish if there is no picture.
 */
function pictured(code: string, catalogue: Catalogue): ProjectLine {
  const found = productOfCode(code, catalogue);
  const finish = found?.finish ?? (found && (picturedFinish(found.product) ?? found.product.finishes[0]));
  return { code: finish?.code ?? tidyCode(code), quantity: 1 };
}
