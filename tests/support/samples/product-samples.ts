import type { ProductNames } from "~/range/product/names";
import { readProductKinds } from "~/range/product/schema/kinds.server";
import { asProduct, type Product, readProductSchema } from "~/range/product/schema/schema.server";
import { createCatalogue } from "~/range/products/catalogue";
import { readSpareParts } from "~/range/products/products.server";
import type { SparePart } from "~/range/spare-parts/schema.server";
import { type Category, indexTree } from "~/range/tree/tree";

function category(id: number, label: string, parentId: number | null, children: Category[] = []): Category {
  const to = parentId === null ? "/produkty" : `/produkty/${id}`;
  return { id, label, to, parentId, image: null, children };
}

/** Tree with the root 4041, its child 4100 (with leaves 4101 and 4102) and the leaf 4900. */
export const sampleTree = indexTree(
  category(4041, "Łazienka", null, [
    category(4100, "Baterie umywalkowe", 4041, [
      category(4101, "Stojące niskie", 4100),
      category(4102, "Stojące wysokie", 4100),
    ]),
    category(4900, "Przyciski spłukujące", 4041),
  ]),
);

const { measures, values, mountings, roles } = readProductKinds();

export const sampleNames: ProductNames = {
  measures,
  values,
  mountings,
  roles,
  codePattern: "[A-Z]{2,4}-[0-9]{2,4}(-[A-Z0-9]{1,4}){0,2}",
  exampleCode: "LR-110-CH",
  brandGenitive: "Modrawy",
  collections: [
    { id: "lira", name: "Lira" },
    { id: "kanta", name: "Kanta" },
  ],
  finishes: [
    { id: "chrom", label: "Chrom", look: { colour: "#c8cacc", metal: true, roughness: 0.06 } },
    { id: "czarny-mat", label: "Czarny mat", look: { colour: "#1c1c1d", metal: false, roughness: 0.5 } },
  ],
};

export const sampleParts: SparePart[] = [
  samplePart({
    code: "CZ-1025",
    name: "Regulator",
    kind: "regulator",
    gtin: "9520001010255",
    weightKg: 0.05,
    shape: "kartridż",
    measures: { diameter: 25, height: 46, stem: 6, stemLength: 12 },
    replaces: ["CZ-1005"],
  }),
  samplePart({ code: "CZ-1124", name: "Aerator", kind: "aerator" }),
];

/** Returns a spare part that has only a number, a name and a kind, except for what `part` adds. */
export function samplePart(part: Pick<SparePart, "code" | "name" | "kind"> & Partial<SparePart>): SparePart {
  return { gtin: null, weightKg: null, shape: null, measures: {}, picture: null, replaces: [], ...part };
}

/** Returns the content of a product file; `change` overrides fields. */
export function sampleProductFile(change: Record<string, unknown> = {}) {
  const slug = String(change.slug ?? "lira-bateria");
  return {
    name: "Bateria Lira",
    slug,
    code: "LR-110",
    collection: "lira",
    categories: [4101],
    order: 10,
    mounting: "stojąca",
    short: "Okrągła bateria.",
    long: "Pierwszy akapit.\n\nDrugi akapit.",
    features: ["Aerator"],
    measures: { width: 50, depth: 153, height: 160, spoutReach: 115 },
    technical: { flowLpm3bar: 5, material: "Mosiądz" },
    certificates: [],
    warranty: ["baterie"],
    care: "wykonczenia-armatury",
    finishes: [sampleFinish("chrom")],
    downloads: [],
    changed: "2026-01-01",
    ...change,
  };
}

/** The default code and GTIN are those of LR-110 in chrome. */
export function sampleFinish(id: string, code = "LR-110-CH", gtin = "9520000000103") {
  return { id, code, gtin, pictures: [`/images/packshots/${id}.avif`] };
}

/** A download of a product's 3D model for the web. */
export function sampleDownload(path: string, bytes = 1) {
  return { path, format: "glb", bytes, version: "1.0", date: "2026-08-25" };
}

export function sampleProduct(change: Record<string, unknown> = {}): Product {
  return asProduct(readProductSchema().parse(sampleProductFile(change)), readProductKinds());
}

/** Spare parts with the kinds of the content. */
export function sampleRangeOf(spareParts: SparePart[]) {
  return { kinds: readSpareParts().data.kinds, spareParts };
}

export function sampleCatalogue(products: Product[], parts = sampleParts) {
  return createCatalogue(products, sampleTree, sampleNames, sampleRangeOf(parts));
}
