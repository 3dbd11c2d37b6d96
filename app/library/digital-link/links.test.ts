import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { productLinks } from "./links";

const product = sampleProduct({
  finishes: [sampleFinish("chrom"), sampleFinish("czarny-mat", "LR-110-CM", "9520000000110")],
});
const [, black] = product.finishes;
const catalogue = sampleCatalogue([product]);

const linksOf = (of = product, isSheetMade = true) =>
  black
    ? productLinks(of, black, catalogue, (path) =>
        isSheetMade ? { path, date: "2026-11-22", bytes: 1 } : null,
      )
    : [];
const typesOf = (links: ReturnType<typeof linksOf>) => links.map(({ type }) => type);

test("a finish's page comes first, then what else there is about it", () => {
  expect(linksOf().map(({ type, to }) => [type, to])).toEqual([
    ["pip", "/produkt/lira-bateria?wykonczenie=czarny-mat"],
    ["instructions", "/files/karty/LR-110-lira-bateria.pdf"],
    ["consumerHandlingStorageInfo", "/pielegnacja-produktow#wykonczenia-armatury"],
    ["relatedImage", "/images/packshots/czarny-mat-1200.jpg"],
    ["hasRetailers", "/punkty-sprzedazy?kolekcja=lira"],
  ]);
});

test("no link leads to a data sheet that was not generated, nor to shops for a withdrawn product", () => {
  expect(typesOf(linksOf(product, false))).not.toContain("instructions");
  const withdrawn = { from: "2026-01-01", successor: "kanta-bateria" };
  expect(typesOf(linksOf({ ...product, withdrawn }))).not.toContain("hasRetailers");
});
