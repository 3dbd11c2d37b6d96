import { expect, test } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../tests/support/samples/product-samples";
import { collectionRange } from "./collection-view";

const scene = { src: "scenes/lira", alt: "Umywalka i bateria" };
const catalogue = sampleCatalogue([
  sampleProduct({ slug: "niska", scenes: ["/images/scenes/lira.avif"] }),
  sampleProduct({ slug: "wysoka", order: 20 }),
  sampleProduct({ slug: "kanta", collection: "kanta", scenes: ["/images/scenes/lira.avif"] }),
  sampleProduct({
    slug: "dawna",
    scenes: ["/images/scenes/lira.avif"],
    withdrawn: { from: "2026-03-31", successor: "niska" },
  }),
]);

test("a scene names what it shows and can be bought, of other collections too (1.28)", () => {
  const lira = { id: "lira", finishes: ["chrom"], scenes: [scene] };
  expect(collectionRange(catalogue, lira).scenes).toEqual([
    {
      picture: scene,
      products: [
        { name: "Bateria Lira", to: "/produkt/niska" },
        { name: "Bateria Lira", to: "/produkt/kanta" },
      ],
    },
  ]);
});
