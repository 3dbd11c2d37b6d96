import { picturedFinish } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { changedLines, linesOf, type PlacedLines, placeLines } from "./changes";
import { findListedItem, nameOfItem } from "./listed-item";
import {
  maxLines,
  type ProjectLine,
  type ProjectList,
  parseProject,
  projectParameter,
  readQuantity,
  tidyCode,
  writeProjectQuery,
} from "./project-list";

/**
 * URL parameter with comma-separated codes to add to the list, each with its quantity if that is not 1
 * (`LR-110-CH*2`); used in links on other pages.
 */
export const additionParameter = "dodaj";
/** URL parameter of an addition. With the value {@link onlyMissing}, only products that are not on the list are added. */
export const scopeParameter = "tylko";
export const onlyMissing = "brakujace";

/** Reads the list from the URL, without additions. Replaces all known codes with catalogue numbers. */
export function readList(params: URLSearchParams, catalogue: Catalogue): ProjectList {
  return parseList(params.get(projectParameter) ?? "", catalogue);
}

/** Parses a list. Replaces all known codes with catalogue numbers. */
export function parseList(text: string, catalogue: Catalogue): ProjectList {
  return withOwnCodes(parseProject(text), catalogue);
}

/** Adds the additions in the URL to the URL's list. Also returns the additions that did not fit. */
export function readAddition(params: URLSearchParams, catalogue: Catalogue): PlacedLines {
  const list = readList(params, catalogue);
  const lines = addedLines(params, catalogue);
  const listed = new Set(linesOf(list).map(({ code }) => code));
  const added = isOnlyMissing(params)
    ? lines.filter(({ code }) => !namesOf(code, catalogue).some((name) => listed.has(name)))
    : lines;
  return placeLines(list, added);
}

export function isOnlyMissing(params: URLSearchParams): boolean {
  return params.get(scopeParameter) === onlyMissing;
}

/**
 * Reads the additions in the URL. Replaces a product's code with the code of the finish shown in the product's picture,
 * or of the product's first finish if there is no picture.
 */
export function addedLines(params: URLSearchParams, catalogue: Catalogue): ProjectLine[] {
  return params
    .getAll(additionParameter)
    .flatMap((codes) => codes.split(",", maxLines))
    .slice(0, maxLines)
    .flatMap((token) => {
      const [text = "", quantity = "1"] = token.split("*", 2);
      const code = pictured(text, catalogue);
      return code ? [{ code, quantity: readQuantity(quantity) }] : [];
    });
}

/** An item that a link adds, for a browser that adds it to the list that it remembers. */
export type AddedItem = ProjectLine & {
  /** `null` for an unknown code. */
  name: string | null;
  /** Codes of which one on a list means that the item is there. */
  same: string[];
};

export function addedItems(params: URLSearchParams, catalogue: Catalogue): AddedItem[] {
  return addedLines(params, catalogue).map((line) => {
    const item = findListedItem(line.code, catalogue);
    return { ...line, name: item && nameOfItem(item), same: namesOf(line.code, catalogue) };
  });
}

/** Returns the codes of which one on a list means that the item is there: those of the product and of its finishes. */
function namesOf(code: string, catalogue: Catalogue): string[] {
  const found = catalogue.byCode(code);
  if (!found) return [code];
  return [found.product.code, ...found.product.finishes.map((finish) => finish.code)];
}

/** Returns the canonical query of a page that reads a list from its URL, such as the enquiry form. */
export function canonicalProjectListQuery(params: URLSearchParams, catalogue: Catalogue): string {
  return writeProjectQuery(readList(params, catalogue));
}

/** Converts EANs, and codes written without separators, to catalogue numbers, so that equal lists have equal URLs. */
export function withOwnCodes(list: ProjectList, catalogue: Catalogue): ProjectList {
  return changedLines(list, (line) => {
    const item = findListedItem(line.code, catalogue);
    return item ? { ...line, code: item.code } : line;
  });
}

function pictured(code: string, catalogue: Catalogue): string {
  const item = findListedItem(code, catalogue);
  if (!item || "sparePart" in item) return item?.code ?? tidyCode(code);
  const finish = item.finish ?? picturedFinish(item.product) ?? item.product.finishes[0];
  return finish?.code ?? item.code;
}
