import { hasSourceFile } from "lib/platform/files.server";
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
import { readRedirects, spelledOut } from "~/http/redirects.server";
import { readAllContent } from "~/pages/content.server";
import { kindsSchema, readProductKinds } from "~/range/product.server";
import { inheritKinds } from "~/range/products";
import { checkProducts, getCatalogue, readGeometries, readProducts } from "~/range/products.server";
import { listPartDrawings } from "~/range/spare-parts.server";
import type { CategoryIndex } from "~/range/tree";
import { embeddedTree } from "~/range/tree.server";
import { checkSearchWords } from "~/search/check-words.server";
import { checkCadFiles } from "./checks/check-cad-files";
import { checkCategories } from "./checks/check-categories";
import { checkCodes, checkExample } from "./checks/check-codes";
import { checkDrinkingWater } from "./checks/check-drinking-water";
import { checkFitting, checkUnnamedPairs } from "./checks/check-fitting";
import { checkClosing, checkKinds } from "./checks/check-kinds";
import { checkMarks } from "./checks/check-marks";
import { checkProjectExample } from "./checks/check-project-example";
import { checkPartDrawings, checkSpareParts } from "./checks/check-spare-parts";
import { checkWording } from "./checks/check-wording";
import { checkBody } from "./checks/links/check-body";
import { checkReferences, type Findings, type Targets } from "./checks/links/check-references";
import { listReferences } from "./checks/links/references";
import { collectTargets } from "./checks/links/targets";
import { checkName } from "./portable-name";

/**
 * Checks all of `content/`: first each file, then, if all are valid, the references between them. Never throws: whatever
 * a check throws is an issue of the file that it looks at.
 * @param now publication time: some fields are required only from a certain date
 */
export function checkContent(now = new Date()): Findings {
  const issues = issuesOf(readAllContent);
  if (issues.length > 0) return { issues, warnings: [] };
  return findingsOf("", () => checkAcross(embeddedTree(), todayInPoland(now)));
}

/** Runs a check of a file, or of all content (`""`). A check returns findings, or only a list of issues. */
function findingsOf(name: string, check: () => Findings | ContentIssue[]): Findings {
  let found: Findings | ContentIssue[] = [];
  const thrown = issuesOf(() => {
    found = check();
  }, `content/${name}`);
  return together([
    { issues: thrown, warnings: [] },
    Array.isArray(found) ? { issues: found, warnings: [] } : found,
  ]);
}

/** Runs a check that only warns. */
const warningsOf = (name: string, check: () => ContentIssue[]) =>
  findingsOf(name, () => ({ issues: [], warnings: check() }));

const together = (findings: readonly Findings[]): Findings => ({
  issues: findings.flatMap(({ issues }) => issues),
  warnings: findings.flatMap(({ warnings }) => warnings),
});

function checkAcross(tree: CategoryIndex, today: string): Findings {
  const files = contentFiles();
  const targets = collectTargets(tree, files);
  const catalogue = getCatalogue(tree);
  const partners = getPartners(tree);
  const brand = readContent("brand.yaml", brandSchema);
  const { files: products, parts } = readProducts();
  const { kinds, roles, drinkingWater } = readProductKinds();
  const geometries = readGeometries();
  const hasFitCheck = hasFeature("fitCheck");
  const hasSideView = (slug: string) => !hasFitCheck || geometries.has(slug);
  const fitRemarks = (check: () => ContentIssue[]) => (hasFitCheck ? [warningsOf("fitting/", check)] : []);
  return together([
    ...files.map((file) => findingsOf(file.name, () => checkReferences(referencesOf(file), targets))),
    findingsOf("categories.json", () => checkCategories(readContent("categories.json", z.unknown()))),
    findingsOf("category-texts.yaml", () => checkCategoryTexts(tree)),
    findingsOf("products/", () => checkDrinkingWater(products, tree, drinkingWater.categories, today)),
    findingsOf("brand.yaml", () => checkProjectExample(brand, { catalogue, partners })),
    findingsOf("brand.yaml", () => checkExample(brand, catalogue)),
    findingsOf("brand.yaml", () =>
      checkCodes({ files: products, parts }, getBrand().catalogueNumbers.pattern),
    ),
    findingsOf("search.yaml", () =>
      checkSearchWords(
        tree,
        catalogue.parts.all.map(({ name }) => name),
      ),
    ),
    ...files.map((file) => findingsOf(file.name, () => [...checkName(file), ...checkBody(file)])),
    findingsOf("redirects.yaml", () => checkRedirectSources(targets)),
    findingsOf("products/", () =>
      issuesOf(() =>
        checkProducts({
          tree,
          warrantyTerms: idsOf(getPage("/warunki-gwarancji")?.terms),
          careAnchors: idsOf(getPage("/pielegnacja-produktow")?.headings),
        }),
      ),
    ),
    warningsOf("spare-parts.yaml", () => checkPartDrawings(parts.data.spareParts, listPartDrawings())),
    warningsOf("kinds.yaml", () => checkKinds(products, inheritKinds(kinds, tree))),
    warningsOf("kinds.yaml", () => checkClosing(readContent("kinds.yaml", kindsSchema), catalogue.products)),
    warningsOf("spare-parts.yaml", () => checkSpareParts(readProducts())),
    ...files.map((file) => warningsOf(file.name, () => [...checkWording(file), ...checkMarks(file)])),
    ...fitRemarks(() => checkFitting({ files: products, geometries, partners, roles })),
    // These may have a line for every product, and the command prints only the first lines.
    warningsOf("products/", () => checkCadFiles(products, { hasSideView, isThere: hasSourceFile })),
    ...fitRemarks(() => checkUnnamedPairs({ files: products, partners })),
  ]);
}

/** Leaves out the categories in product files, because `checkProducts` checks them. */
const referencesOf = (file: ContentFile<unknown>) =>
  listReferences(file).filter(({ kind }) => !(kind === "category" && file.name.startsWith("products/")));

const idsOf = (entries: readonly { id: string }[] | undefined) =>
  entries ? new Set(entries.map(({ id }) => id)) : null;

/** Reads every content file that editors write by hand. */
export function contentFiles(): ContentFile<unknown>[] {
  return ["categories.json", "image-alt.json", ...listContent(".", ".yaml"), ...listContent(".", ".md")]
    .filter((name) => name !== "README.md")
    .map((name) => readContent(name, z.unknown()));
}

/** Reports redirects whose source path is an existing page or file, because they never apply. */
function checkRedirectSources({ pages, isPublicFile }: Targets): ContentIssue[] {
  const { data, issueAt } = readRedirects();
  return data.redirects.flatMap(({ from }, index) => {
    const path = spelledOut(from) ?? from;
    if (!pages.has(path) && !isPublicFile(path)) return [];
    const reason = `pod adresem ${from} jest strona albo plik, więc reguła nie zadziała`;
    return issueAt(["redirects", index, "from"], reason);
  });
}
