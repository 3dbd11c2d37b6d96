import { pairView } from "~/fit/check";
import { mountingCard } from "~/fit/partners";
import { lastModified } from "~/range/product";
import type { Product } from "~/range/product.server";
import { codeIn, type FileTarget } from "../manifest";
import { pdfSources, readRange } from "../products/range";
import { type CardContent, makeMountingCard } from "./mounting-card";

/**
 * Returns a build target for the mounting card of each pair in the products' `goesWith` lists, except pairs that fail.
 * Skips the lists of withdrawn products.
 */
export function mountingCardTargets(): FileTarget[] {
  const { catalogue, partners, background } = readRange();
  const orders = new Map<string, FileTarget>();
  const order = (one: Product, other: string) => {
    const check = partners.fitting(one.slug, other);
    if (!check || check.verdict === "fails") return;
    const path = mountingCard(check.first, check.second);
    if (!orders.has(path)) orders.set(path, { path, plan: () => planCard(check) });
  };
  const planCard = (check: NonNullable<ReturnType<typeof partners.fitting>>) => {
    const pair = pairView({ kind: "pair", check, isMisread: false, finishes: new Map() }, partners);
    const named = [pair.first, pair.second, ...pair.needs].flatMap(
      ({ slug }) => catalogue.bySlug.get(slug) ?? [],
    );
    const date = named.map(lastModified).reduce((newest, each) => (each > newest ? each : newest));
    const products = named.map(({ code, name, finishes }) => ({ code, name, gtin: finishes[0]?.gtin ?? "" }));
    const { siteUrl, name, legal } = background.brand;
    const content: CardContent = { pair, products, date, brand: { siteUrl, name, author: legal.shortName } };
    return {
      date,
      files: [...pdfSources(), ...codeIn("fit-cards")],
      data: content,
      make: () => makeMountingCard(content),
    };
  };
  for (const product of catalogue.products) {
    if (product.withdrawn) continue;
    for (const other of product.goesWith) order(product, other);
  }
  return [...orders.values()];
}
