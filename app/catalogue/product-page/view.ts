import type { Partners, ProductPartners } from "~/catalogue/fit-index/partners";
import { pairHref, partnersHref } from "~/catalogue/fit-index/query";
import { findBimFile } from "~/catalogue/product/bim-file";
import { dataSheet } from "~/catalogue/product/data-sheet";
import { drinkingWaterText } from "~/catalogue/product/drinking-water";
import { measureRows, type ValueRow } from "~/catalogue/product/measures";
import { productZip } from "~/catalogue/product/model-files";
import type { Download, Product } from "~/catalogue/product/schema.server";
import { technicalRows } from "~/catalogue/product/technical";
import {
  finishLabel,
  finishPictures,
  type ProductCard,
  type ProductPicture,
  picturedFinish,
  productCard,
} from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { nameInQuery, productHref } from "~/catalogue/products/href";
import { sparePartsOf } from "~/catalogue/spare-parts/index-of-parts";
import type { SparePart } from "~/catalogue/spare-parts/schema.server";
import type { Artifact, FindArtifact } from "~/platform/files/artifacts.server";
import readDrawings from "../../../generated/drawings.json";
import type { DrawnView } from "./drawn-view";

const drawings: Readonly<Record<string, DrawnView[]>> = readDrawings;

/** Measures that a visitor looks for first, in the order in which they are shown; at most four (behaviour 16.1). */
const keyMeasures = ["spoutReach", "spoutHeight", "width", "depth", "height"];
const shownKeyMeasures = 4;

/** Technical values that name required parts. */
const namesRequired: ReadonlySet<string> = new Set(["concealedPart", "cistern"]);

export type FinishOption = {
  id: string;
  label: string;
  code: string;
  gtin: string;
  /** Its first picture, where it has one of its own. */
  picture: string | null;
  selected: boolean;
  /** URL of the product in this finish. */
  to: string;
};

/** Everything that the product page shows (behaviours 1.13, 16.1). */
export type ProductView = Pick<
  Product,
  "slug" | "name" | "code" | "short" | "long" | "features" | "certificates"
> & {
  isNew: boolean;
  collection: { id: string; name: string } | null;
  categories: { label: string; to: string }[];
  /** Ids of its categories and of all above them. */
  lineage: number[];
  withdrawn: { from: string; successor: ProductCard | null } | null;
  /** The finish requested, else the first. */
  finish: FinishOption;
  /** How a query names the product in this finish. */
  nameInQuery: string;
  finishes: FinishOption[];
  /** Pictures of the finish; where it has none, the model's first one. */
  pictures: ProductPicture[];
  /** The finish that the pictures show, where it is not the requested one (behaviour 16.3). */
  shownInstead: string | null;
  keyMeasures: ValueRow[];
  measures: ValueRow[];
  technical: ValueRow[];
  /** URL of the drawing with all its views. */
  drawing: string | null;
  /** The drawing's views; none before `npm run models` has read it. */
  views: DrawnView[];
  downloads: Download[];
  /** The data sheet as PDF. */
  dataSheet: Artifact | null;
  /** The BIM file, for programs that plan buildings. */
  bim: Artifact | null;
  /** All downloads in one file. */
  zip: Artifact | null;
  warranty: string[];
  care: string;
  spareParts: Pick<SparePart, "code" | "name">[];
  /** Required parts, ordered separately: a body, a frame; a basin's waste and trap. */
  needed: { code: string; name: string; to: string }[];
  goesWith: (ProductCard & { fit: Fit | null })[];
  /** The page with all that goes with it; null where no rule knows its kind. */
  partnersTo: string | null;
};

/** The rules' verdict on two products, with the page that shows why. */
export type Fit = { short: string; to: string };

/** Dependencies of the view. */
type Sources = {
  /** Finds the files that the build makes. */
  findArtifact: FindArtifact;
  partners: Pick<Partners, "model" | "partnersOf">;
};

/**
 * @param wanted id of the finish requested; by default, and for an unknown id, the first one
 * @param sources by default no artifacts and no partners
 * @returns `null` for an unknown slug
 */
export function productView(
  catalogue: Catalogue,
  slug: string,
  wanted: string | null,
  { findArtifact, partners }: Sources = { findArtifact: () => null, partners: noPartners },
): ProductView | null {
  const product = catalogue.bySlug.get(slug);
  const finish = product?.finishes.find(({ id }) => id === wanted) ?? product?.finishes[0];
  if (!product || !finish) return null;

  const finishes = product.finishes.map(({ id, code, gtin, pictures }) => ({
    id,
    label: finishLabel(id, catalogue),
    code,
    gtin,
    picture: pictures[0] ?? null,
    selected: id === finish.id,
    to: productHref(product, id),
  }));
  const shownFinish = finishes.find(({ selected }) => selected);
  if (!shownFinish) return null;
  const pictures = shownPictures(product, finish.id, catalogue);
  const shown = pictures[0]?.finish;
  const measures = measureRows(product);
  const { name, code, short, long, features, certificates, collection } = product;
  const requires = product.requires.flatMap((other) => catalogue.bySlug.get(other) ?? []);
  const model = partners.model(slug);
  const known = partners.partnersOf(slug);
  return {
    slug,
    name,
    code,
    short,
    long,
    features,
    certificates: [
      ...(product.drinkingWater ? [drinkingWaterText(product.drinkingWater)] : []),
      ...certificates,
    ],
    isNew: product.new,
    collection: collection
      ? { id: collection, name: catalogue.collectionNames.get(collection) ?? collection }
      : null,
    categories: product.categories.flatMap((id) => {
      const category = catalogue.tree.byId.get(id);
      return category ? [{ label: category.label, to: category.to }] : [];
    }),
    lineage: product.categories.flatMap((id) => [
      id,
      ...catalogue.tree.ancestors(id).map((above) => above.id),
    ]),
    withdrawn: product.withdrawn && {
      from: product.withdrawn.from,
      successor: successorOf(product.withdrawn.successor, finish.id, catalogue),
    },
    finish: shownFinish,
    nameInQuery: nameInQuery(product, finish),
    finishes,
    pictures,
    shownInstead: shown && shown !== finish.id ? finishLabel(shown, catalogue) : null,
    keyMeasures: keyMeasures
      .flatMap((key) => measures.filter((row) => row.key === key))
      .slice(0, shownKeyMeasures),
    measures,
    technical: technicalRows(product.technical).map((row) => {
      const named = namesRequired.has(row.key) ? requires[0] : undefined;
      return named ? { ...row, to: productHref(named) } : row;
    }),
    drawing: product.downloads.find(({ format }) => format === "svg")?.path ?? null,
    views: drawings[product.slug] ?? [],
    downloads: product.downloads,
    dataSheet: findArtifact(dataSheet(product)),
    bim: findBimFile(product, findArtifact),
    zip: findArtifact(productZip(product)),
    warranty: product.warranty,
    care: product.care,
    spareParts: sparePartsOf(product, catalogue.parts).map(({ code, name }) => ({ code, name })),
    needed: neededParts(requires, known, catalogue),
    goesWith: product.goesWith.flatMap((other) => {
      const found = catalogue.bySlug.get(other);
      if (!found) return [];
      const partner = known?.goesWith.find(({ slug }) => slug === other);
      const fit = model && partner ? { short: partner.short, to: pairHref(model, partner) } : null;
      return [{ ...productCard(found, catalogue, [finish.id]), fit }];
    }),
    partnersTo: model && partnersHref(model),
  };
}

/** The query of the one URL that shows the same (behaviour 19.2): the first finish is the plain page. */
export function canonicalProductQuery(params: URLSearchParams, { bySlug }: Catalogue, slug: string): string {
  const wanted = params.get("wykonczenie");
  const isOther = bySlug.get(slug)?.finishes.some(({ id }, position) => position > 0 && id === wanted);
  return isOther ? `wykonczenie=${wanted}` : "";
}

function shownPictures(product: Product, wanted: string, catalogue: Catalogue): ProductPicture[] {
  const shown = picturedFinish(product, [wanted]);
  const packshots = shown ? finishPictures(product, shown, catalogue) : [];
  const scenes = product.scenes.map((src) => ({
    src,
    alt: `${product.name} we wnętrzu`,
    finish: shown?.id ?? wanted,
  }));
  return [...packshots, ...scenes];
}

function neededParts(requires: Product[], known: ProductPartners | null, { bySlug }: Catalogue) {
  // A waste is often ordered for a trap that is there.
  const drainage = known?.waste ? [known.waste, known.trap] : [];
  const parts = drainage.flatMap((part) => (part && bySlug.get(part.slug)) || []);
  return [...requires, ...parts].map((part) => ({
    code: part.code,
    name: part.name,
    to: productHref(part),
  }));
}

const noPartners: Sources["partners"] = { model: () => null, partnersOf: () => null };

function successorOf(slug: string, wanted: string, catalogue: Catalogue) {
  const successor = catalogue.bySlug.get(slug);
  return successor ? productCard(successor, catalogue, [wanted]) : null;
}
