import { expect, test } from "vitest";
import { createCatalogue } from "~/range/products/catalogue";
import { contentRange } from "../../../tests/support/samples/content-range";
import { sampleRangeOf, sampleTree } from "../../../tests/support/samples/product-samples";
import { createPartners } from "../partners/partners";
import { partnersView } from "./rows";

/** Returns the taps listed for a basin in a range with so many copies of each. The fixture has 5 such taps. */
function tapsIn(copies: number) {
  const { catalogue, geometries } = contentRange;
  const known = new Map(geometries);
  const grown = Array.from({ length: copies }, (_, copy) =>
    catalogue.products.map((product) => {
      const slug = `${product.slug}-${copy}`;
      const geometry = geometries.get(product.slug);
      if (geometry) known.set(slug, { ...geometry, slug });
      return { ...product, slug, goesWith: [], requires: [] };
    }),
  ).flat();
  const range = createCatalogue(grown, sampleTree, catalogue.names, sampleRangeOf([]));
  const basin = range.bySlug.get("misa-umywalka-nablatowa-owalna-0");
  if (!basin) throw new Error("No basin");
  const { groups } = partnersView(basin, createPartners(range, known));
  return groups.find(({ label }) => label === "Baterie umywalkowe stojące");
}

test.each([
  ["a list of all partners of a kind is not called cut", 4, 20, false],
  ["the 24 nearest of more partners are", 5, 24, true],
])("%s (26.5)", (_, copies, listed, isCut) => {
  const taps = tapsIn(copies);
  expect([taps?.rows.length, taps?.isCut]).toEqual([listed, isCut]);
});
