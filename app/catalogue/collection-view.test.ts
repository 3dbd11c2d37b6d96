import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../tests/support/samples/product-samples";
import { collectionRange } from "./collection-view";

const scene = { src: "scenes/lira", alt: "Umywalka i bateria" };
const catalogue = sampleCatalogue([
  sampleProduct({
    slug: "niska",
    scenes: ["/images/scenes/lira.avif"],
    finishes: [sampleFinish("chrom"), sampleFinish("czarny-mat", "LR-110-CM", "9520000000110")],
  }),
  sampleProduct({ slug: "wysoka", order: 20 }),
  sampleProduct({ slug: "kanta", collection: "kanta", scenes: ["/images/scenes/lira.avif"] }),
  sampleProduct({
    slug: "dawna",
    scenes: ["/images/scenes/lira.avif"],
    withdrawn: { from: "2026-03-31", successor: "niska" },
  }),
]);
const lira = { id: "lira", finishes: ["chrom", "czarny-mat"], scenes: [scene] };
const range = collectionRange(catalogue, lira);

test("a collection has its products in the finish that is chosen, where they have it (1.28, 16.2)", () => {
  const chosen = new URLSearchParams("pokaz=czarny-mat");
  const [inBlack, ...others] = collectionRange(catalogue, lira, chosen).products;
  expect(inBlack).toMatchObject({ code: "LR-110-CM", to: "/produkt/niska?wykonczenie=czarny-mat" });
  expect(others).toEqual(range.products.slice(1));
});

test("a scene names what it shows and can be bought, of other collections too (1.28)", () => {
  expect(range.scenes).toEqual([
    {
      picture: scene,
      products: [
        { name: "Bateria Lira", to: "/produkt/niska" },
        { name: "Bateria Lira", to: "/produkt/kanta" },
      ],
    },
  ]);
});
