import { todayInPoland } from "lib/polish/today";
import { brandSchema, getBrand } from "~/brand/brand.server";
import { hasFeature } from "~/brand/features.server";
import { checkCategoryTexts } from "~/catalogue/category-texts.server";
import {
  type ContentIssue,
  issuesOf,
  listContent,
  readContent,
  readEvery,
  readUnchecked,
} from "~/content/files.server";
import { getPage } from "~/editorial/pages.server";
import { getPartners } from "~/fit/partners.server";
import { readRedirects, spelledOut } from "~/http/redirects.server";
import { readAllContent } from "~/pages/content.server";
import { kindsSchema, readProductKinds } from "~/range/product.server";
import { inheritKinds } from "~/range/products";
import {
  checkProducts,
  getCatalogue,
  readGeometries,
  readProducts,
  readSourceFiles,
} from "~/range/products.server";
import { listPartDrawings, readPartPlaces } from "~/range/spare-parts.server";
import { embeddedTree } from "~/range/tree.server";
import { checkSearchWords } from "~/search/check-words.server";
import { checkFile } from "./check-file";
import { checkCadFiles } from "./checks/check-cad-files";
import { checkCategories } from "./checks/check-categories";
import { checkCodes, checkExample } from "./checks/check-codes";
import { checkDrinkingWater } from "./checks/check-drinking-water";
import { checkFitting } from "./checks/check-fitting";
import { checkClosing, checkKinds } from "./checks/check-kinds";
import { checkProjectExample } from "./checks/check-project-example";
import { checkPartDrawings, checkPartPictures, checkSpareParts } from "./checks/check-spare-parts";
import { checkReferences, type Findings, type Targets } from "./checks/links/check-references";
import { collectTargets } from "./checks/links/targets";

/**
 * Checks all of `content/`: first each file, then, if all are valid, the references between them. Never throws: whatever
 * a check throws is an issue of the file that it looks at.
 * @param options.now publication time: some fields are required only from a certain date
 * @param options.remarksOf the only files to report warnings about; by default all
 */
export function checkContent({ now = new Date(), remarksOf }: CheckOptions = {}): Findings {
  const issues = issuesOf(readAllContent);
  if (issues.length > 0) return { issues, warnings: [] };
  const isRemarked = (name: string) => remarksOf?.has(name) ?? true;
  const found = findingsOf("", () => checkAcross(todayInPoland(now), isRemarked));
  const remarks = found.warnings.filter(({ file }) => isRemarked(file.slice("content/".length)));
  return { issues: found.issues, warnings: remarks };
}

type CheckOptions = { now?: Date; remarksOf?: ReadonlySet<string> };

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

function checkAcross(today: string, isRemarked: (name: string) => boolean): Findings {
  const tree = embeddedTree();
  const files = readEvery(fileNames(), checkFile);
  const targets = collectTargets(tree, files);
  const catalogue = getCatalogue(tree);
  const partners = getPartners(tree);
  const brand = readContent("brand.yaml", brandSchema);
  const { files: products, parts } = readProducts();
  const remarked = products.filter(({ name }) => isRemarked(name));
  const { kinds, roles, drinkingWater } = readProductKinds();
  const geometries = readGeometries();
  const hasFitCheck = hasFeature("fitCheck");
  const hasSideView = (slug: string) => !hasFitCheck || geometries.has(slug);
  const fitRemarks = (check: () => ContentIssue[]) => (hasFitCheck ? [warningsOf("fitting/", check)] : []);
  return together([
    ...files.map((file) => findingsOf(file.name, () => checkReferences(file, targets))),
    findingsOf("categories.json", () => checkCategories(readUnchecked("categories.json"))),
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
    { issues: files.flatMap(({ issues }) => issues), warnings: [] },
    findingsOf("redirects.yaml", () => checkRedirectSources(targets)),
    findingsOf("products/", () =>
      checkProducts({
        tree,
        warrantyTerms: idsOf(getPage("/warunki-gwarancji")?.terms),
        careAnchors: idsOf(getPage("/pielegnacja-produktow")?.headings),
      }),
    ),
    warningsOf("spare-parts.yaml", () => checkPartDrawings(parts.data.spareParts, listPartDrawings())),
    warningsOf("kinds.yaml", () => checkKinds(products, inheritKinds(kinds, tree))),
    warningsOf("kinds.yaml", () => checkClosing(readContent("kinds.yaml", kindsSchema), catalogue.products)),
    warningsOf("spare-parts.yaml", () => checkSpareParts(readProducts())),
    warningsOf("products/", () => checkPartPictures(remarked, readPartPlaces(), readSourceFiles().has)),
    { issues: [], warnings: files.flatMap(({ wording }) => wording) },
    ...fitRemarks(() => checkFitting({ files: remarked, geometries, partners, roles })),
    // Last, because there may be many of these warnings, and the command prints only the first lines.
    warningsOf("products/", () => checkCadFiles(products, { hasSideView, isThere: readSourceFiles().has })),
  ]);
}

const idsOf = (entries: readonly { id: string }[] | undefined) =>
  entries ? new Set(entries.map(({ id }) => id)) : null;

/** Reports files that are not in canonical form. */
export const checkForm = (): ContentIssue[] => fileNames().flatMap((name) => checkFile(name).form);

/** Lists the content files that editors write by hand. */
const fileNames = () =>
  ["categories.json", "image-alt.json", ...listContent(".", ".yaml"), ...listContent(".", ".md")].filter(
    (name) => name !== "README.md",
  );

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
