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
const range = collectionRange(catalogue, { id: "lira", finishes: ["chrom", "czarny-mat"], scenes: [scene] });

test("a collection has its own products, withdrawn ones last (1.28)", () => {
  expect(range.products.map(({ to }) => to)).toEqual(["/produkt/niska", "/produkt/wysoka", "/produkt/dawna"]);
  expect(range.total).toBe(3);
});

test("a finish leads to the collection's products in it", () => {
  expect(range.finishes[1]).toEqual({
    id: "czarny-mat",
    label: "Czarny mat",
    look: { colour: "#1c1c1d" },
    to: "/produkty?kolekcja=lira&wykonczenie=czarny-mat#produkty",
  });
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
