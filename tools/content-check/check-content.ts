import { todayInPoland } from "lib/polish/today";
import { z } from "zod";
import { checkCategoryTexts } from "~/catalogue/category-texts.server";
import { brandSchema, getBrand } from "~/content/brand.server";
import { hasFeature } from "~/content/features.server";
import {
  type ContentFile,
  type ContentIssue,
  issuesOf,
  listContent,
  readContent,
} from "~/content/files.server";
import { getPage } from "~/editorial/pages.server";
import { getPartners } from "~/fit/partners.server";
import { readRedirects } from "~/http/redirects.server";
import { readAllContent } from "~/pages/content.server";
import { kindsSchema, readProductKinds } from "~/range/product.server";
import { checkProducts, getCatalogue, readGeometries, readProducts } from "~/range/products.server";
import { listPartDrawings } from "~/range/spare-parts.server";
import type { CategoryIndex } from "~/range/tree";
import { embeddedTree } from "~/range/tree.server";
import { createSiteSearch, readSearchWords } from "~/search/search.server";
import { checkCategories } from "./checks/check-categories";
import { checkCodes, checkExample } from "./checks/check-codes";
import { checkDrinkingWater } from "./checks/check-drinking-water";
import { checkFitting } from "./checks/check-fitting";
import { checkClosing, checkKinds } from "./checks/check-kinds";
import { checkProjectExample } from "./checks/check-project-example";
import { checkSearchWords } from "./checks/check-search-words";
import { checkPartDrawings, checkSpareParts } from "./checks/check-spare-parts";
import { checkWording } from "./checks/check-wording";
import { checkBody } from "./checks/links/check-body";
import { checkReferences, type Findings } from "./checks/links/check-references";
import { listReferences } from "./checks/links/references";
import { collectTargets } from "./checks/links/targets";

/**
 * Checks all of `content/`: first each file, then, if all are valid, the references between them.
 * @param now publication time: some fields are required only from a certain date
 */
export function checkContent(now = new Date()): Findings {
  const issues = issuesOf(readAllContent);
  return issues.length > 0 ? { issues, warnings: [] } : checkAcross(embeddedTree(), todayInPoland(now));
}

function checkAcross(tree: CategoryIndex, today: string): Findings {
  const files = contentFiles();
  const targets = collectTargets(tree, files);
  // Leaves out the categories in product files, because `checkProducts` below checks them.
  const references = files
    .flatMap(listReferences)
    .filter(({ kind, file }) => !(kind === "category" && file.startsWith("content/products/")));
  const { issues, warnings } = checkReferences(references, targets);
  const categoryTexts = checkCategoryTexts(tree);
  const catalogue = getCatalogue(tree);
  const partners = getPartners(tree);
  const brand = readContent("brand.yaml", brandSchema);
  const fitting = hasFeature("fitCheck")
    ? checkFitting({
        files: readProducts().files,
        geometries: readGeometries(),
        products: catalogue.products,
        partners,
        roles: readProductKinds().roles,
      })
    : nothing;
  const drinkingWater = checkDrinkingWater(
    readProducts().files,
    tree,
    readProductKinds().drinkingWater.categories,
    today,
  );
  return {
    issues: [
      ...issues,
      ...checkCategories(readContent("categories.json", z.unknown())),
      ...categoryTexts.issues,
      ...fitting.issues,
      ...drinkingWater.issues,
      ...checkProjectExample(brand, { catalogue, partners }),
      ...checkExample(brand, catalogue),
      ...checkCodes(readProducts(), getBrand().catalogueNumbers.pattern),
      ...checkSearchWords(readSearchWords(), {
        search: createSiteSearch(tree),
        partNames: catalogue.parts.all.map(({ name }) => name),
      }),
      ...checkPartDrawings(readProducts().parts.data.spareParts, listPartDrawings()),
      ...files.flatMap(checkBody),
      ...checkRedirectSources(targets.pages),
      ...issuesOf(() =>
        checkProducts({
          tree,
          warrantyTerms: idsOf(getPage("/warunki-gwarancji")?.terms),
          careAnchors: idsOf(getPage("/pielegnacja-produktow")?.headings),
        }),
      ),
    ],
    warnings: [
      ...warnings,
      ...categoryTexts.warnings,
      ...fitting.warnings,
      ...drinkingWater.warnings,
      ...checkKinds(readProducts().files, readProductKinds().kinds),
      ...checkClosing(readContent("kinds.yaml", kindsSchema), catalogue.products),
      ...checkSpareParts(readProducts()),
      ...files.flatMap(checkWording),
    ],
  };
}

const nothing: Findings = { issues: [], warnings: [] };

const idsOf = (entries: readonly { id: string }[] | undefined) =>
  entries ? new Set(entries.map(({ id }) => id)) : null;

/** Reads every content file that editors write by hand. */
export function contentFiles(): ContentFile<unknown>[] {
  return ["categories.json", "image-alt.json", ...listContent(".", ".yaml"), ...listContent(".", ".md")]
    .filter((name) => name !== "README.md")
    .map((name) => readContent(name, z.unknown()));
}

/** Reports redirects whose source path is an existing page, because they never apply. */
function checkRedirectSources(pages: ReadonlyMap<string, unknown>): ContentIssue[] {
  const { data, lineOf } = readRedirects();
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
