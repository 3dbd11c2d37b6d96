/**
 * How the catalogue grows: `npx tsx --expose-gc tests/load/catalogue.ts`. Catalogues of 100 to 100,000 products are made from the
 * real ones; what is printed is the time to build the indexes, the memory they hold, and p50/p95 of what a request
 * asks of them.
 */
import { readFileSync } from "node:fs";
import { breadcrumbs } from "~/catalogue/breadcrumb";
import { indexTree } from "~/catalogue/category-tree";
import { parseListingQuery } from "~/catalogue/facet-query";
import { createCatalogue } from "~/catalogue/product-catalogue";
import { createListing } from "~/catalogue/product-listing";
import { readProducts } from "~/catalogue/products.server";
import { createSearch } from "~/catalogue/search";
import { catalogueDocuments } from "~/catalogue/search-documents";
import { growProducts, growTree } from "./grown-catalogue";

const sizes = [100, 1_000, 10_000, 100_000];
const runs = 1_000;

const { files, names } = readProducts();
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

console.table(Object.fromEntries(sizes.map((size) => [size, measure(size)])));

function measure(size: number) {
  const grownTree = growTree(root, size);
  const products = growProducts(
    files.map(({ data }) => data),
    grownTree,
    size,
  );
  const before = memoryInUse();
  const started = performance.now();
  const tree = indexTree(grownTree);
  const catalogue = createCatalogue(products, tree, names);
  const list = createListing(catalogue);
  const catalogueMs = performance.now() - started;
  const search = createSearch(catalogueDocuments(catalogue));
  const startMs = performance.now() - started;
  const memory = memoryInUse() - before;

  const categories = [...tree.byId.values()];
  const ask = (categoryId: number, query: string) => {
    const parsed = parseListingQuery(new URLSearchParams(query), catalogue.facets).query;
    return parsed && list({ categoryId, query: parsed });
  };
  return {
    categories: categories.length,
    "catalogue ms": Math.round(catalogueMs),
    "start ms": Math.round(startMs),
    "memory MB": Math.round(memory / 1e6),
    category: timed((run) => ask(pick(categories, run * 7).id, run % 3 === 0 ? "sortuj=nazwa" : "")),
    "all, filtered": timed((run) => ask(tree.root.id, pick(filterQueries, run))),
    "category, filtered": timed((run) => ask(pick(categories, run * 7).id, pick(filterQueries, run))),
    "product look-up": timed((run) => catalogue.bySlug.get(pick(products, run * 7919).slug)),
    breadcrumb: timed((run) => breadcrumbs({ pathname: pick(categories, run * 7).to, tree, labels: [] })),
    search: timed((run) => search.find(pick(searches, run))),
    suggest: timed((run) => search.suggest(pick(searches, run))),
  };
}

function pick<Item>(items: readonly Item[], run: number): Item {
  const item = items[run % items.length];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

/** p50 and p95 in ms, after a warm-up. */
function timed(request: (run: number) => unknown): string {
  for (let run = 0; run < runs / 5; run++) request(run);
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    request(run);
    return performance.now() - start;
  }).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(runs * share)] ?? 0).toFixed(3);
  return `${at(0.5)} / ${at(0.95)}`;
}

function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
