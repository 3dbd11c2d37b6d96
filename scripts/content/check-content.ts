import { z } from "zod";
import { checkCategoryTexts, readCategoryTexts } from "~/catalogue/category-texts.server";
import { type CategoryIndex, indexTree } from "~/catalogue/category-tree";
import { CategoryTreeError, parseCategoryTree } from "~/catalogue/category-tree-parser";
import { checkProducts, readProducts } from "~/catalogue/products.server";
import { redirectRules, redirectsSchema } from "~/delivery/redirects.server";
import { loadEditorial } from "~/editorial/load-editorial.server";
import { getPage } from "~/editorial/pages.server";
import {
  ContentError,
  listContent,
  loadTogether,
  type Mistake,
  readContent,
} from "~/platform/content-files.server";
import { checkBody } from "./check-body";
import { checkReferences, type Findings } from "./check-references";
import { listReferences } from "./references";
import { collectTargets } from "./targets";

/** Checks all of `content/`: first each file by itself, then, if they are right, what they say about one another. */
export function checkContent(): Findings {
  const mistakes = mistakesOf(() =>
    loadTogether<unknown>([loadEditorial, redirectRules, readProducts, readCategoryTexts, readCategoryTree]),
  );
  return mistakes.length > 0 ? { mistakes, warnings: [] } : checkAcross(readCategoryTree());
}

function checkAcross(tree: CategoryIndex): Findings {
  const files = ["categories.json", ...listContent(".", ".yaml"), ...listContent(".", ".md")]
    .filter((name) => name !== "README.md")
    .map((name) => readContent(name, z.unknown()));
  const targets = collectTargets(tree);
  // What products refer to is the catalogue's own matter.
  const references = files
    .flatMap(listReferences)
    .filter(({ kind, file }) => !(kind === "category" && file.startsWith("content/products/")));
  const { mistakes, warnings } = checkReferences(references, targets);
  const categoryTexts = checkCategoryTexts(tree);
  return {
    mistakes: [
      ...mistakes,
      ...categoryTexts.mistakes,
      ...files.flatMap(checkBody),
      ...checkRedirectSources(targets.pages),
      ...mistakesOf(() =>
        checkProducts({
          tree,
          warrantyTerms: new Set(getPage("/warunki-gwarancji").terms.map(({ id }) => id)),
          careAnchors: new Set(getPage("/pielegnacja-produktow").headings.map(({ id }) => id)),
        }),
      ),
    ],
    warnings: [...warnings, ...categoryTexts.warnings],
  };
}

/** A rule for a page that exists would never be followed. */
function checkRedirectSources(pages: ReadonlyMap<string, unknown>): Mistake[] {
  const { data, lineOf } = readContent("redirects.yaml", redirectsSchema);
  return data.redirects.flatMap(({ from }, index) => {
    if (!pages.has(from)) return [];
    const line = lineOf(["redirects", index, "from"]);
    return {
      file: "content/redirects.yaml",
      line,
      reason: `strona ${from} istnieje, więc reguła nie zadziała`,
    };
  });
}

function readCategoryTree(): CategoryIndex {
  const name = "categories.json";
  const { data } = readContent(name, z.unknown());
  try {
    return indexTree(parseCategoryTree(data).root);
  } catch (error) {
    if (!(error instanceof CategoryTreeError)) throw error;
    throw new ContentError([{ file: `content/${name}`, line: 1, reason: error.message }]);
  }
}

function mistakesOf(check: () => unknown): Mistake[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}
