import { templateFile, templateHref } from "~/catalogue/drilling-template/href";
import { ownVesselLink } from "~/catalogue/fit-index/own-vessel-query";
import type { Partners, ProductPartners } from "~/catalogue/fit-index/partners";
import { pairHref, partnersHref } from "~/catalogue/fit-index/query";
import { findBimFile } from "~/catalogue/product/bim-file";
import { dataSheet } from "~/catalogue/product/data-sheet";
import { drinkingWaterText } from "~/catalogue/product/drinking-water";
import { hasPartners } from "~/catalogue/product/fit-kind";
import { measureRows, type ValueRow } from "~/catalogue/product/measures";
import { productZip } from "~/catalogue/product/model-files";
import type { ProductNames } from "~/catalogue/product/names";
import type { Download, Product } from "~/catalogue/product/schema.server";
import { technicalRows } from "~/catalogue/product/technical";
import { type ProductCard, productCard } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { finishLook, type ShownFinish, shownFinish } from "~/catalogue/products/finishes";
import { careHref, nameInQuery, productHref } from "~/catalogue/products/href";
import { sparePartsOf } from "~/catalogue/spare-parts/index-of-parts";
import { sparePartSize } from "~/catalogue/spare-parts/measures";
import { productPartsHref } from "~/catalogue/spare-parts/product-parts-href";
import type { SparePart } from "~/catalogue/spare-parts/schema.server";
import type { FinishLook } from "~/content/collections.server";
import * as paths from "~/paths";
import type { Artifact, FindArtifact } from "~/platform/files/artifacts.server";
import readDrawings from "../../../generated/drawings.json";
import type { DrawnView } from "./drawn-view";
import { type GalleryPicture, galleryPictures } from "./pictures";

const drawings: Readonly<Record<string, DrawnView[]>> = readDrawings;

/** Number of the most important measures that the page highlights. */
const shownKeyMeasures = 4;

export type FinishOption = ShownFinish & {
  /** How the 3D model shows it. */
  material: FinishLook;
  code: string;
  gtin: string;
  /** The finish's first picture; null if the finish has no pictures. */
  picture: string | null;
  selected: boolean;
  /** URL of the product in this finish. */
  to: string;
};

/** All data of the product page (behaviours 1.13, 16.1). */
export type ProductView = Pick<
  Product,
  "slug" | "name" | "code" | "short" | "long" | "features" | "certificates"
> & {
  isNew: boolean;
  collection: { id: string; name: string } | null;
  categories: { label: string; to: string }[];
  /** Ids of the product's categories and of all their ancestors. */
  lineage: number[];
  withdrawn: { from: string; successor: ProductCard | null } | null;
  /** The requested finish, or the product's first finish by default. */
  finish: FinishOption;
  /** Identifier of the product in the requested finish, for use in query strings. */
  nameInQuery: string;
  finishes: FinishOption[];
  pictures: GalleryPicture[];
  /** Label of the finish that the pictures show, if it differs from the requested finish (behaviour 16.3). */
  shownInstead: string | null;
  keyMeasures: ValueRow[];
  measures: ValueRow[];
  technical: ValueRow[];
  /** URL of the SVG file that contains all views of the drawing. */
  drawing: string | null;
  /** The drawing's views; empty until `npm run models` has processed the drawing. */
  views: DrawnView[];
  downloads: Download[];
  dataSheet: Artifact | null;
  /** BIM file (IFC). */
  bim: Artifact | null;
  /** Drilling template on each paper; empty unless the product hangs on a wall or is concealed. */
  templates: TemplateRow[];
  /** ZIP with all downloads. */
  zip: Artifact | null;
  warranty: string[];
  /** Href of what to know about care, of the warranty terms, and of the formats of files; null if the brand has none. */
  careTo: string | null;
  warrantyTo: string | null;
  formatsTo: string | null;
  /** `size` is in short, and empty where it is unknown. */
  spareParts: (Pick<SparePart, "code" | "name"> & { size: string })[];
  /** Href of the page that shows the spare parts on the product's drawing. */
  partsTo: string;
  /**
   * Products that this product requires but that are ordered separately: a concealed body or a frame, or the waste and
   * the trap of a basin.
   */
  needed: { code: string; name: string; to: string }[];
  goesWith: (ProductCard & { fit: Fit | null })[];
  /** Href of the page that lists all products that fit this one; null if the product has no fit rules. */
  partnersTo: string | null;
  /** Link that checks a tap with the visitor's own basin, bath or worktop; null if the product is no such tap. */
  ownVessel: { label: string; to: string } | null;
};

/**
 * Verdict of the fit rules on a pair of products. `short` is its text; `to` is the href of the page with the reasons.
 */
export type Fit = { short: string; to: string };

type Sources = {
  /** Finds files generated by the build. */
  findArtifact: FindArtifact;
  partners: Pick<Partners, "model" | "partnersOf">;
};

/**
 * Builds the data of a product page.
 * @param wanted id of the requested finish; null or an unknown id selects the first finish
 * @param sources generated files and matching products; by default there are none
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
    ...shownFinish(id, catalogue),
    material: finishLook(id, catalogue),
    code,
    gtin,
    picture: pictures[0] ?? null,
    selected: id === finish.id,
    to: productHref(product, id),
  }));
  const selectedFinish = finishes.find(({ selected }) => selected);
  if (!selectedFinish) return null;
  const pictures = galleryPictures(product, finish.id, catalogue);
  const { names } = catalogue;
  const measures = measureRows(product, names);
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
    finish: selectedFinish,
    nameInQuery: nameInQuery(product, finish),
    finishes,
    pictures,
    shownInstead: pictures[0]?.otherFinish ?? null,
    keyMeasures: keyMeasures(measures, names),
    measures,
    technical: technicalRows(product.technical, names).map((row) => {
      const named = names.roles.requiredProduct?.includes(row.key) ? requires[0] : undefined;
      return named ? { ...row, to: productHref(named) } : row;
    }),
    drawing: product.downloads.find(({ format }) => format === "svg")?.path ?? null,
    views: drawings[product.slug] ?? [],
    downloads: product.downloads,
    dataSheet: findArtifact(dataSheet(product)),
    bim: findBimFile(product, findArtifact),
    templates: templateRows(findArtifact(templateFile([product.code])), slug),
    zip: findArtifact(productZip(product)),
    warranty: product.warranty,
    careTo: careHref(product, catalogue),
    warrantyTo: catalogue.hasFeature("warranty") ? "/warunki-gwarancji" : null,
    formatsTo: catalogue.hasFeature("modelLibrary") ? paths.modelLibrary : null,
    spareParts: sparePartsOf(product, catalogue.parts).map((part) => ({
      code: part.code,
      name: part.name,
      size: sparePartSize(part),
    })),
    partsTo: productPartsHref(code),
    needed: neededParts(requires, known, catalogue),
    goesWith: product.goesWith.flatMap((other) => {
      const found = catalogue.bySlug.get(other);
      if (!found) return [];
      const partner = known?.goesWith.find(({ slug }) => slug === other);
      const fit = model && partner ? { short: partner.short, to: pairHref(model, partner) } : null;
      return [{ ...productCard(found, catalogue, [finish.id]), fit }];
    }),
    partnersTo: model && hasPartners(model.kind) ? partnersHref(model) : null,
    ownVessel: model && catalogue.hasFeature("ownVessel") ? ownVesselLink(model) : null,
  };
}

/** Returns the first four of the most important measures that a product has (behaviour 16.1). */
function keyMeasures(rows: ValueRow[], { measures }: ProductNames): ValueRow[] {
  const placeOf = new Map(measures.flatMap(({ id, key }) => (key === undefined ? [] : [[id, key] as const])));
  return rows
    .filter(({ key }) => placeOf.has(key))
    .sort((one, other) => (placeOf.get(one.key) ?? 0) - (placeOf.get(other.key) ?? 0))
    .slice(0, shownKeyMeasures);
}

/** A drilling template in the list of files; `bytes` is missing if it is made on demand. */
type TemplateRow = { use: string; path: string; bytes?: number; date: string };

/** @param a4 the template that the build made, on A4; null if the product has none */
function templateRows(a4: Artifact | null, slug: string): TemplateRow[] {
  if (!a4) return [];
  const a3 = { path: templateHref(`a=${slug}`, "a3"), date: a4.date };
  const use = (paper: string) => `szablon 1:1 do wiercenia, ${paper}`;
  return [
    { ...a4, use: use("A4") },
    { ...a3, use: use("A3") },
  ];
}

/** Returns the query of the page's canonical URL (behaviour 19.2). Empty for the first finish. */
export function canonicalProductQuery(params: URLSearchParams, { bySlug }: Catalogue, slug: string): string {
  const wanted = params.get("wykonczenie");
  const isOther = bySlug.get(slug)?.finishes.some(({ id }, position) => position > 0 && id === wanted);
  return isOther ? `wykonczenie=${wanted}` : "";
}

function neededParts(requires: Product[], known: ProductPartners | null, { bySlug }: Catalogue) {
  // Lists a trap only together with a waste: a customer who looks at a waste often already has a trap.
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
