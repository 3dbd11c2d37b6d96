import path from "node:path";
import { isPlainFile, listSourceFiles, publications } from "lib/platform/files.server";
import { runAtOnce, type Steps } from "lib/processes/steps";
import { type Brand, getBrand } from "~/brand/brand.server";
import { readCollections } from "~/brand/collections.server";
import { type Feature, readFeatures } from "~/brand/features.server";
import { withoutDrafts } from "~/content/drafts";
import {
  ContentError,
  type ContentFile,
  type ContentIssue,
  contentDir,
  listContent,
  onceForFile,
  readContent,
  readEverySteps,
  readOptionalContent,
} from "~/content/files.server";
import { fromContent, fromContentFor } from "~/content/memo";
import { givenFacets } from "~/range/facets/given";
import { lastModified } from "~/range/product/last-modified";
import type { ProductNames } from "~/range/product/names";
import { type ProductKinds, readProductKinds } from "~/range/product/schema/kinds.server";
import { asProduct, type Product, readProductSchema } from "~/range/product/schema/schema.server";
import { indexSpareParts } from "~/range/spare-parts/index-of-parts";
import { sparePartsSchema } from "~/range/spare-parts/schema.server";
import { categoryTree } from "~/range/tree/current-tree.server";
import { embeddedTree } from "~/range/tree/embedded.server";
import type { CategoryIndex } from "~/range/tree/tree";
import { type Catalogue, catalogueSteps } from "./catalogue";
import { inheritKinds } from "./inherit-kinds";
import { checkProductReferences, type ReferenceTargets } from "./references";

const folder = "products";

/**
 * Reads the products in `content/products/`, the spare parts, and the names of collections and finishes. The result is
 * cached until content is reloaded. `products` excludes drafts, and downloads whose files are missing; `files` has both.
 * @throws {ContentError} with every issue in the files
 */
export const readProducts = fromContent(() => runAtOnce(productSteps()));

function* productSteps() {
  const schema = readProductSchema();
  const written = yield* readEverySteps(listContent(folder, ".yaml"), (name) => {
    const file = readContent(name, schema);
    const { slug } = file.data;
    if (name === `${folder}/${slug}.yaml`) return file;
    throw new ContentError([file.issueAt(["slug"], `slug: plik ma się nazywać ${slug}.yaml`)]);
  });
  const kinds = readProductKinds();
  const inherited = { ...kinds, kinds: inheritKinds(kinds.kinds, embeddedTree()) };
  const files = yield* readEverySteps(written, (file) => ({
    ...file,
    data: asProduct(file.data, inherited),
  }));
  const present = yield* readEverySteps(files, withPresentFiles);
  return {
    files,
    products: withoutDrafts(present, "name"),
    parts: readSpareParts(),
    names: namesIn(readCollections(), getBrand(), kinds),
  };
}

/** Lists the files of `public/`, once for each reading of the content. */
export const readSourceFiles = fromContent(listSourceFiles);

/**
 * Leaves out downloads whose files are missing: until they exist, nothing links to them or is generated from them.
 * Files that a publication has brought with its content count as existing, even if the release lacks them.
 */
function withPresentFiles({ name, data }: ContentFile<Product>): Product {
  const { downloads } = data;
  const brought = path.join(contentDir(), "..", publications.parts.files);
  const isThere = (file: string) => readSourceFiles().has(file) || isPlainFile(brought, file);
  const missing = onceForFile("missing", name, () =>
    downloads.flatMap((download) => (isThere(download.path) ? [] : download.path)),
  );
  if (missing.length === 0) return data;
  const present = downloads.filter(({ path }) => !missing.includes(path));
  return { ...data, downloads: present, changed: data.changed ?? lastModified(data) };
}

/** Picks the names that the catalogue needs: pages serialise them, so whole collections would be sent to visitors. */
function namesIn(
  { finishes, collections }: ReturnType<typeof readCollections>,
  { genitive, catalogueNumbers }: Brand,
  { measures, values, mountings, roles }: ProductKinds,
): ProductNames {
  return {
    measures,
    values,
    mountings,
    roles,
    finishes,
    collections: collections.map(({ id, name }) => ({ id, name })),
    codePattern: catalogueNumbers.pattern,
    exampleCode: catalogueNumbers.example,
    brandGenitive: genitive,
  };
}

export const readSpareParts = fromContent(() =>
  readOptionalContent("spare-parts.yaml", sparePartsSchema, { kinds: [], spareParts: [] }),
);

/** Returns the catalogue for a category tree, which is built once for each tree. */
export const getCatalogue = fromContentFor((tree: CategoryIndex): Catalogue => runAtOnce(stepsFor(tree)));

function stepsFor(tree: CategoryIndex) {
  const { products, parts, names } = readProducts();
  const features = readFeatures();
  const hasFeature = (feature: Feature) => features.has(feature);
  return catalogueSteps(products, tree, names, parts.data, hasFeature, () => givenFacets(tree));
}

/** Reads the products, and builds the catalogue for the current tree, in steps before they are requested. */
export function* readRangeAhead(): Steps<void> {
  readProducts.keep(yield* productSteps());
  yield;
  const tree = categoryTree().current();
  getCatalogue.keep(tree, yield* stepsFor(tree));
}

/**
 * Returns the category tree and the catalogue as visitors currently see them.
 * @throws {ContentError} if content files have issues
 */
export async function getRange() {
  const tree = await categoryTree().getTree();
  return { tree, catalogue: getCatalogue(tree) };
}

/** Returns what is wrong with the references from products to other content and to files below `public/`. */
export function checkProducts(
  targets: Omit<ReferenceTargets, "names" | "parts" | "fileBytes">,
): ContentIssue[] {
  const { files, names, parts } = readProducts();
  const products = files.map(({ data }) => data);
  const fileOf = new Map(files.map((file) => [file.data.slug, file]));
  return checkProductReferences(products, {
    ...targets,
    names,
    parts: indexSpareParts(parts.data, products),
    fileBytes: readSourceFiles().bytesOf,
  }).flatMap(({ slug, path: place, reason }) => {
    const field = place.filter((step) => typeof step === "string").join(".");
    return fileOf.get(slug)?.issueAt(place, `${field}: ${reason}`) ?? [];
  });
}
