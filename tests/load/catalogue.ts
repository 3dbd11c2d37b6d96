/**
 * `npx tsx --expose-gc tests/load/catalogue.ts`: measures how times and memory grow with the catalogue, for catalogues
 * of 100 to 20,000 products copied from the real ones. Prints the time to build the indexes, their memory, and p50 /
 * p95 in ms of lookups. The last column divides the figures of the largest catalogue by those of the smallest.
 */
import { readFileSync } from "node:fs";
import { listProducts } from "~/catalogue/listing/listing";
import { createPartners } from "~/fit/partners/partners";
import { breadcrumbs } from "~/layout/breadcrumb/breadcrumb";
import { parseListingQuery } from "~/range/facets/query";
import { createCatalogue } from "~/range/products/catalogue";
import { readGeometries } from "~/range/products/geometries.server";
import { readProducts } from "~/range/products/products.server";
import { indexTree } from "~/range/tree/tree";
import { catalogueEntries } from "~/search/index/entries";
import { createSearch } from "~/search/index/search.server";
import { growProducts, growTapsAndBasins, growTree } from "./grown-catalogue";
import { percentile } from "./measure";

const sizes = [100, 1_000, 5_000, 20_000];
const runs = 1_000;

const { files, parts, names } = readProducts();
const root = JSON.parse(readFileSync("content/categories.json", "utf8"));
const filterQueries = [
  "kolekcja=lira",
  "wykonczenie=chrom&wykonczenie=czarny-mat",
  "montaz=stojaca&zasieg_od=100&zasieg_do=200",
  "kolekcja=kanta&wykonczenie=czarny-mat&wysokosc_do=300&sortuj=nazwa",
];
const searches = [
  "bateria",
  "bateria umywalkowa",
  "czarna bateria do umywalki nablatowej",
  "bateira umywlakowa",
  "deszczownica lira",
  "LR-110-CH",
  "b",
  "umywalka 600",
];

// Warm-up: otherwise only the times of the first catalogue would include the compilation of the code.
measure(sizes[0] ?? 0);
const measured = sizes.map(measure);
console.table(
  Object.fromEntries(
    Object.keys(measured[0] ?? {}).map((name) => {
      const figures = measured.map((figuresOfSize) => figuresOfSize[name] ?? []);
      const columns = figures.map((figure, at) => [sizes[at], figure.map(shown).join(" / ")]);
      return [name, { ...Object.fromEntries(columns), "last : first": ratios(figures) }];
    }),
  ),
);

/** Returns the figures for a catalogue of `size` products, by name. A figure is one number, or p50 and p95 in ms. */
function measure(size: number): Record<string, number[]> {
  const grownTree = growTree(root, size);
  const models = files.map(({ data }) => data);
  const { products, geometries, slugs } = growTapsAndBasins(
    growProducts(models, grownTree, size),
    models,
    readGeometries(),
  );
  const before = memoryInUse();
  const started = performance.now();
  const tree = indexTree(grownTree);
  const catalogue = createCatalogue(products, tree, names, parts.data);
  const partners = createPartners(catalogue, geometries);
  const catalogueMs = performance.now() - started;
  const search = createSearch(catalogueEntries(catalogue));
  const startMs = performance.now() - started;
  const memory = memoryInUse() - before;

  // Excludes the root, which has no category page: its path shows all products.
  const categories = [...tree.byId.values()].filter(
    ({ id }) => id !== tree.root.id && catalogue.orders.get(id)?.polecane.length,
  );
  const ask = (categoryId: number, query: string) => {
    const parsed = parseListingQuery(new URLSearchParams(query), catalogue.facets).query;
    return parsed && listProducts(catalogue, { categoryId, query: parsed });
  };
  const category = (run: number) => pick(categories, run * 7);
  const tapOrBasin = (run: number) => pick(slugs, run * 7919);
  // Makes the lookups of a tap's or a basin's page: its matching products, and one fit check.
  const checked = (run: number) => {
    const own = tapOrBasin(run);
    const [other] = partners.partnersOf(own)?.goesWith ?? [];
    return other && partners.fitting(own, other.slug);
  };
  const order = (run: number) => (run % 3 === 0 ? "sortuj=nazwa" : "");
  return {
    categories: [tree.byId.size],
    "catalogue ms": [catalogueMs],
    "start ms": [startMs],
    "memory MB": [memory / 1e6],
    category: timed((run) => ask(category(run).id, order(run))),
    "all, filtered": timed((run) => ask(tree.root.id, pick(filterQueries, run))),
    "category, filtered": timed((run) => ask(category(run).id, pick(filterQueries, run))),
    "product look-up": timed((run) => catalogue.bySlug.get(pick(products, run * 7919).slug)),
    breadcrumb: timed((run) => breadcrumbs({ pathname: category(run).to, tree, labels: [] })),
    search: timed((run) => search.find(pick(searches, run))),
    suggest: timed((run) => search.suggest(pick(searches, run))),
    "taps and basins": [slugs.length],
    "partners and a check": timed(checked),
    matrix: timed((run) => partners.matrix(tapOrBasin(run))),
    "fit set, new": timed((run) => partners.fitSet(tapOrBasin(run))),
  };
}

function pick<Item>(items: readonly Item[], run: number): Item {
  const item = items[run % items.length];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

/** Runs a request repeatedly and returns p50 and p95 of its time, in ms. A warm-up is not counted. */
function timed(request: (run: number) => unknown): number[] {
  for (let run = 0; run < runs / 5; run++) request(run);
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    request(run);
    return performance.now() - start;
  });
  return [percentile(times, 0.5), percentile(times, 0.95)];
}

function shown(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toFixed(figure < 0.1 ? 4 : 2);
}

function ratios(figures: readonly number[][]): string {
  const last = figures.at(-1) ?? [];
  return last.map((figure, at) => (figure / (figures[0]?.[at] ?? Number.NaN)).toFixed(2)).join(" / ");
}

function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
