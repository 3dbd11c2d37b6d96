import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { linksetOf, linkTypeName, productLinks } from "./links";

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

test("a linkset gives every link a URL, a title, a type and a language", () => {
  const { linkset } = linksetOf(linksOf(), "/01/09520000000110", "https://modrawa.example");
  const href = "https://modrawa.example/files/karty/LR-110-lira-bateria.pdf";
  const sheet = { href, title: "Karta produktu LR-110", type: "application/pdf", hreflang: ["pl"] };
  expect(linkset[0]).toHaveProperty(["https://ref.gs1.org/voc/instructions"], [sheet]);
});

test.each(["gs1:pip", "https://ref.gs1.org/voc/pip", "https://gs1.org/voc/pip", "pip"])(
  "%s is the product's page",
  (asked) => expect(linkTypeName(asked)).toBe("pip"),
);
