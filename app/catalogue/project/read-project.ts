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

/** The parameter that adds codes, parted by commas, to the list: links on other pages have it. */
export const additionParameter = "dodaj";

export const projectParameters = [projectParameter, additionParameter];

/** A product in one finish; `null` where the code names a model that has several. */
export type CodedProduct = { product: Product; finish: Finish | null };

/** Looks a code up: a catalogue number of a finish or a product, or an EAN; `null` for an unknown one. */
export function productOfCode(code: string, catalogue: Catalogue): CodedProduct | null {
  const found = catalogue.byCode(code);
  if (!found) return null;
  const { product, finish } = found;
  const [only = null, ...others] = product.finishes;
  return { product, finish: finish ?? (others.length === 0 ? only : null) };
}

/**
 * Reads the list from the URL's parameters and adds the products named in `dodaj`, with codes normalised to finish
 * codes; also returns the additions that did not fit.
 */
export function readAddition(params: URLSearchParams, catalogue: Catalogue): PlacedLines {
  const added = params
    .getAll(additionParameter)
    .flatMap((codes) => codes.split(",", maxLines))
    .slice(0, maxLines);
  const lines = added.map((code) => pictured(code, catalogue)).filter(({ code }) => code !== "");
  return placeLines(readList(params, catalogue), lines);
}

/** The list of a URL alone, under the finishes' own codes. */
export function readList(params: URLSearchParams, catalogue: Catalogue): ProjectList {
  return withOwnCodes(parseProject(params.get(projectParameter) ?? ""), catalogue);
}

/** The query of the one URL of a page that is about a list. */
export function canonicalProjectListQuery(params: URLSearchParams, catalogue: Catalogue): string {
  return writeProjectQuery(readList(params, catalogue));
}

/** Whether a URL names a list, if an empty one. */
export function namesProject(params: URLSearchParams): boolean {
  return projectParameters.some((name) => params.has(name));
}

/** The query of the one URL that shows the same (behaviour 19.2): it names what does not fit, which the page tells. */
export function canonicalProjectQuery(params: URLSearchParams, catalogue: Catalogue): string {
  if (!namesProject(params)) return "";
  const { list, surplus } = readAddition(params, catalogue);
  const codes = surplus.map(({ code }) => code).join();
  return `${writeProjectQuery(list)}${codes && `&${additionParameter}=${codes}`}`;
}

/** EANs, and codes without separators, become the finishes' own codes: a list has one URL. */
export function withOwnCodes(list: ProjectList, catalogue: Catalogue): ProjectList {
  return changedLines(list, (line) => {
    const found = productOfCode(line.code, catalogue);
    return found ? { ...line, code: found.finish?.code ?? found.product.code } : line;
  });
}

/** A tile adds what it pictures, where it names only the model; a model without a picture its first finish. */
function pictured(code: string, catalogue: Catalogue): ProjectLine {
  const found = productOfCode(code, catalogue);
  const finish = found?.finish ?? (found && (picturedFinish(found.product) ?? found.product.finishes[0]));
  return { code: finish?.code ?? tidyCode(code), quantity: 1 };
}
